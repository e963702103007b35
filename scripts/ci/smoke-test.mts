/** Repeats the smoke test until the live site matches the build: `node scripts/ci/smoke-test.mts [attempts] [seconds between them]`. */
import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

const [attempts = "5", seconds = "20"] = process.argv.slice(2);
const isLive = () => spawnSync("npm", ["run", "--silent", "smoke-test"], { stdio: "inherit" }).status === 0;

process.exitCode = 1;
for (let left = Number(attempts); left > 0 && process.exitCode !== 0; left--) {
  if (isLive()) process.exitCode = 0;
  else if (left > 1) await wait(Number(seconds) * 1000);
}
