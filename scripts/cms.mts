/**
 * Starts local editing: `npm run cms`. Runs `gatsby develop`, which serves /admin, and decap-server, which writes the files in
 * `content/`. Ctrl-C stops both. The environment variables PORT (default: 8000) and CMS_PORT (default: 8081) set their ports.
 */
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { PROXY_PORT } from "../src/cms/backend";
import { startDecapServer } from "./lib/decap-server";

const port = Number(process.env.PORT ?? 8000);
const proxyPort = Number(process.env.CMS_PORT ?? PROXY_PORT);
const address = `http://localhost:${port}/admin/`;

const children = [
  startDecapServer(process.cwd(), proxyPort, "inherit"),
  spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CMS_PROXY_URL: `http://127.0.0.1:${proxyPort}/api/v1` },
  }),
];

const isReady = async (): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

const stopping = new AbortController();
const stop = () => {
  stopping.abort();
  for (const child of children) child.kill();
};
process.on("SIGINT", stop).on("SIGTERM", stop);
// If one of the two processes exits, stop the other, because neither is useful alone.
for (const child of children) child.once("exit", stop);

while (!stopping.signal.aborted && !(await isReady())) await wait(500);
if (!stopping.signal.aborted) console.log(`\nEdit at ${address}   (Ctrl-C stops the editor)\n`);
