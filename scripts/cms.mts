/**
 * Starts local editing: `npm run cms`. Runs `gatsby develop` with /admin, and decap-server, which writes the files in `content/`.
 * Ctrl-C stops both. PORT (8000) and CMS_PORT (8081) change the ports.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
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

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Stops the running processes, and waits until they have exited. */
const stop = async (): Promise<void> => {
  const running = children.filter(isRunning);
  const exits = running.map((child) => once(child, "exit"));
  for (const child of running) child.kill("SIGTERM");
  await Promise.all(exits);
};

const isReady = async (): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

const stopping = new AbortController();
const stopOnce = () => {
  stopping.abort();
  void stop();
};
process.on("SIGINT", stopOnce).on("SIGTERM", stopOnce);
// Neither is useful without the other.
for (const child of children) child.once("exit", stopOnce);

while (!stopping.signal.aborted && !(await isReady())) await wait(500);
if (!stopping.signal.aborted) console.log(`\nEdit at ${address}   (Ctrl-C stops it)\n`);
