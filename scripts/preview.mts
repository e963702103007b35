/**
 * Serves the built site with Cloudflare's server code: `npm run preview`. PORT changes the port (8788). Works offline.
 *
 * If the settings use the Worker, it runs with a database and a bucket in .wrangler/, and with the secrets of .dev.vars. Without that
 * file, mail and sign-in use fakes.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { recoverSwap } from "../src/build/publish/swap";
import { REQUESTS, WRANGLER_CONFIG } from "../src/build/publish/host/worker-files";
import { startFakes } from "./lib/fakes";
import { WRANGLER, wranglerEnvironment } from "./lib/wrangler";

await recoverSwap("dist");
if (!existsSync("dist/_headers") || !existsSync(WRANGLER_CONFIG)) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}
const port = process.env.PORT ?? "8788";
const hasWorker = readFileSync(WRANGLER_CONFIG, "utf8").includes('"env"');
const options = { stdio: ["ignore", "inherit", "inherit"] as ["ignore", "inherit", "inherit"], env: wranglerEnvironment };
const target = hasWorker ? ["--env", REQUESTS] : [];
if (hasWorker)
  spawnSync(process.execPath, [WRANGLER, "d1", "migrations", "apply", REQUESTS, "--local", ...target], { ...options, stdio: "ignore" });
const bindings = hasWorker && !existsSync(".dev.vars") ? await startFakes(`http://127.0.0.1:${port}`) : {};
const server = spawn(
  process.execPath,
  [
    ...[WRANGLER, "dev", ...target, "--ip", "127.0.0.1", "--port", port, "--inspector-port", "0", "--show-interactive-dev-session=false"],
    ...Object.entries(bindings).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ...(hasWorker ? ["--test-scheduled"] : []),
  ],
  options,
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.once("exit", (code) => {
  // The fakes' servers would keep this process running.
  process.exit(code ?? 0);
});
