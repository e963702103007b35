/** Cloudflare's tool, as this project runs it. */

/** The tool's program, from the project's folder. */
export const WRANGLER = "node_modules/wrangler/bin/wrangler.js";

/** No word to Cloudflare, no question on the terminal, and logs where the other working files lie. */
export const wranglerEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG_PATH: ".wrangler/logs",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "1",
};
