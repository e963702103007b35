/**
 * Loads the built site with 200 connections for 30 seconds on this machine: `npm run bench:load [-- seconds]`.
 * Exit code 1 on any error, timeout or answer other than 2xx.
 */
import autocannon from "autocannon";
import { existsSync } from "node:fs";
import { serveSite } from "./lib/serve-site";

const CONNECTIONS = 200;
const PATHS = ["/", "/about", "/contact", "/services/sealcoating", "/locations/henderson", "/blog/how-often-to-sealcoat-in-nevada"];

const port = Number(process.env.PORT ?? 9000);
const duration = Number(process.argv[2] ?? 30);

if (!existsSync("dist/index.html")) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}
const server = await serveSite("dist", port);
const result = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections: CONNECTIONS,
  duration,
  requests: PATHS.map((path) => ({ path })),
});
server.close();
server.closeAllConnections();
console.log(
  `${CONNECTIONS} connections, ${duration} s: ${result["2xx"]} answers (${Math.round(result.requests.average)} a second), ` +
    `${result.non2xx} not 2xx, ${result.errors} errors, ${result.timeouts} timeouts; ` +
    `latency ms: median ${result.latency.p50}, 99 % ${result.latency.p99}, worst ${result.latency.max}`,
);
process.exitCode = result.errors + result.timeouts + result.non2xx > 0 || result["2xx"] === 0 ? 1 : 0;
