import { spawnSync } from "node:child_process";
import { exitCodeOf } from "../../scripts/lib/exit-code";

const signal = (name: NodeJS.Signals): string => `process.kill(process.pid, "${name}"); setInterval(() => undefined, 1000)`;

it.each([
  ["exited without an error", "process.exit(0)", 0],
  ["exited with an error", "process.exit(3)", 3],
  ["was interrupted", signal("SIGINT"), 0],
  ["was asked to stop", signal("SIGTERM"), 0],
  ["was killed", signal("SIGKILL"), 1],
  ["ran out of memory", signal("SIGABRT"), 1],
  ["crashed in native code", signal("SIGSEGV"), 1],
])("returns the exit code of a program that %s", (_, code, expected) => {
  const ended = spawnSync(process.execPath, ["-e", code]);
  expect(exitCodeOf(ended.status, ended.signal)).toBe(expected);
});
