import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../scripts/lib/fakes/listen";
import { isRunning } from "../../scripts/lib/is-running";
import { untilReady } from "../../scripts/lib/run-develop";

const start = (code: string) => spawn(process.execPath, ["-e", code], { stdio: "ignore" });
const WAITS = "setInterval(() => undefined, 1000)";

it.each([
  ["exited without an error", "process.exit(0)"],
  ["exited with an error", "process.exit(1)"],
  ["was interrupted", "process.kill(process.pid, 'SIGINT'); setInterval(() => undefined, 1000)"],
  ["was killed", "process.kill(process.pid, 'SIGKILL')"],
])("stops waiting for a process that %s", async (_, code) => {
  const child = start(code);
  await once(child, "exit");
  expect(isRunning(child)).toBe(false);
  await expect(untilReady(await freePort(), child)).rejects.toThrow("gatsby develop has stopped");
});

it("counts a process as running until it exits", async () => {
  const child = start(WAITS);
  expect(isRunning(child)).toBe(true);
  child.kill();
  await once(child, "exit");
  expect(isRunning(child)).toBe(false);
});
