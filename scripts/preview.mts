/**
 * Serves the built site with Cloudflare Pages' own server code: `npm run preview`. PORT changes the port (8788).
 * It works without a network: no telemetry, no look for updates, no data about the visitor from Cloudflare.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { recoverSwap } from "../src/publish/swap";

/** Fixed, so that a newer server behaves as the tested one. */
const COMPATIBILITY_DATE = "2025-06-01";
/** No word to Cloudflare, no question on the terminal, and logs where the other working files lie. */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG_PATH: ".wrangler/logs",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "1",
};

await recoverSwap("dist");
if (!existsSync("dist/_headers")) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}
const address = ["--ip", "127.0.0.1", "--port", process.env.PORT ?? "8788", "--inspector-port", "0"];
const server = spawn(
  process.execPath,
  ["node_modules/wrangler/bin/wrangler.js", "pages", "dev", "dist", "--compatibility-date", COMPATIBILITY_DATE, ...address],
  { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...QUIET } },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.once("exit", (code) => {
  process.exitCode = code ?? 0;
});
