/** Path of wrangler, relative to the project. */
export const WRANGLER = "node_modules/wrangler/bin/wrangler.js";

/** Environment for wrangler: no metrics, no requests to Cloudflare, no prompts, and log files inside the project. */
export const wranglerEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG_PATH: ".wrangler/logs",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "1",
};
