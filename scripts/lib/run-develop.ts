/** Runs `gatsby develop` for a person: prints its stages, and then its address. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { isRunning } from "./is-running";
import { CHOSEN_LOGGER, DEVELOP_STAGES, showProgress } from "./gatsby-progress";

/** Interval between requests that check whether the site responds, in milliseconds. */
const POLL_MS = 1_000;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port);
  const isListening = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (isListening) await once(server.close(), "close");
  return isListening;
};

/**
 * Waits until the site responds.
 *
 * @throws Error if `gatsby develop` exits, or a signal ends it
 */
export const untilReady = async (port: number, develop: ChildProcess): Promise<void> => {
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (!isRunning(develop)) throw new Error("gatsby develop has stopped");
    await wait(POLL_MS);
  }
};

/**
 * Starts `gatsby develop`. Exits with a message if the port is taken, because Gatsby would ask a question that its log cannot show.
 *
 * @param ready text to print when the site can be opened
 */
export const runDevelop = async (port: number, ready: string, environment: NodeJS.ProcessEnv = {}): Promise<ChildProcess> => {
  if (!(await isFree(port))) {
    console.error(`Port ${port} is in use. Stop the program that uses it, or set PORT to another number, such as ${port + 1}.`);
    process.exit(1);
  }
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port), ...process.argv.slice(2)], {
    stdio: ["inherit", CHOSEN_LOGGER === undefined ? "pipe" : "inherit", "inherit"],
    env: { GATSBY_LOGGER: "json", ...process.env, ...environment, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const sayReady = () => console.log(`\n${ready}\n`);
  if (child.stdout) void showProgress(child.stdout, DEVELOP_STAGES, sayReady);
  else void untilReady(port, child).then(sayReady, () => undefined);
  return child;
};
