/** Runs `npm run preview`, which serves the built site offline in Cloudflare's runtime. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { freePort } from "../../scripts/lib/fakes/listen";
import { isRunning } from "../../scripts/lib/is-running";

export interface Preview {
  readonly origin: string;
  /** Returns the preview's output so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the preview of a project's built site and waits until the home page loads. Stops the preview if it does not load. */
export const startPreview = async (project: string): Promise<Preview> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/preview.mts"], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
    stdio: "pipe",
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  const exited = once(server, "exit");
  const stop = async () => {
    server.kill();
    await exited;
  };
  const respond = () => {
    // An exception ends the poll.
    if (!isRunning(server)) throw new Error(`The preview exited: ${output.slice(-500)}`);
    return fetch(origin).then(
      ({ status }) => status,
      () => output.slice(-500),
    );
  };
  try {
    await expect.poll(respond, { timeout: 300_000 }).toBe(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, output: () => output, stop };
};
