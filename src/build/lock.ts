/** Allows one build of a project at a time: `.cache`, `public/` and `dist/` are shared by all of them. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { PublishError } from "./publish/publish-error";

/** The lock: a file that names the process of the build. Beside `dist/`, because `.cache` may be cleared during a build. */
export const BUILD_LOCK = "dist.lock";

/**
 * Returns when a process started, in its system's own format; undefined if it has ended. A later process may get the same number.
 *
 * Windows has neither source: builds are not locked there.
 */
const startOf = (pid: number): string | undefined => {
  try {
    if (process.platform !== "linux") return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    // A zombie has ended, even if its parent has not collected it.
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
};

const lineOf = (pid: number): string => `${pid} ${startOf(pid) ?? ""}`;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Locks the project for this process until it ends. Replaces a lock of this process or its parent: `npm run build` locks before it starts
 * Gatsby, and Gatsby's process must keep the lock even if its parent is killed. Also replaces the lock of a process that has ended.
 *
 * Packages such as proper-lockfile do not fit: they treat a lock as stale if its process has not touched the file for seconds, which happens
 * while Gatsby renders, and their locks do not name the process.
 *
 * @throws PublishError naming the process that builds
 */
export const lockBuild = (file = BUILD_LOCK): void => {
  const found = read(file);
  const pid = parseInt(found, 10);
  const isRunning = found !== "" && startOf(pid) !== undefined && found === lineOf(pid);
  if (isRunning && pid !== process.pid && pid !== process.ppid)
    throw new PublishError(
      `Another build of this project is running: process ${pid}. Wait until it ends and run this build again, or stop it: kill ${pid}`,
    );
  const own = lineOf(process.pid);
  if (found) rmSync(file, { force: true });
  // Fails if another build has locked meanwhile.
  writeFileSync(file, own, { flag: "wx" });
  process.once("exit", () => {
    if (read(file) === own) rmSync(file);
  });
};
