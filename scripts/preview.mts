/**
 * Serves the built site with Cloudflare Pages' own server code: `npm run preview`. PORT changes the port (8788).
 * It works without a network: no telemetry, no look for updates, no data about the visitor from Cloudflare.
 *
 * Where the settings ask for the site's own functions, they run too, with a database and a bucket in .wrangler/. Secrets come from
 * .dev.vars; without that file stand-ins on this computer take the mail and the sign-in.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { recoverSwap } from "../src/publish/swap";
import { COMPATIBILITY_DATE, DATABASE, WRANGLER_CONFIG } from "../src/requests/publish/wrangler-config";
import { startStandIns } from "./lib/stand-ins";

const WRANGLER = "node_modules/wrangler/bin/wrangler.js";
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
const environment = { ...process.env, ...QUIET };
const hasFunctions = existsSync("dist/_worker.js");
if (hasFunctions && existsSync(WRANGLER_CONFIG)) {
  spawnSync(process.execPath, [WRANGLER, "d1", "migrations", "apply", DATABASE, "--local"], { stdio: "ignore", env: environment });
}
const bindings = hasFunctions && !existsSync(".dev.vars") ? await startStandIns() : {};
const server = spawn(
  process.execPath,
  [
    ...[WRANGLER, "pages", "dev", "dist", "--compatibility-date", COMPATIBILITY_DATE, ...address],
    ...Object.entries(bindings).flatMap(([name, value]) => ["--binding", `${name}=${value}`]),
  ],
  { stdio: ["ignore", "inherit", "inherit"], env: environment },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.once("exit", (code) => {
  // The stand-ins would go on.
  process.exit(code ?? 0);
});
