/** Allows only one build of the project at a time, because builds share `.cache`, `public/` and `dist/`. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { PublishError } from "./publish-error";

/** Lock file with the build's process id and start time. It is beside `dist/`, because a build may clear `.cache`. */
export const BUILD_LOCK = "dist.lock";

/**
 * Returns a process's start time in the operating system's format, or undefined if the process has terminated. The start time is needed
 * because a later process may get the same id.
 *
 * Windows has neither `/proc` nor `ps`, so builds are not locked there.
 */
const startOf = (pid: number): string | undefined => {
  try {
    if (process.platform !== "linux") return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    // A zombie has terminated, even though its parent has not reaped it yet.
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
};

const lineOf = (pid: number): string => `${pid} ${startOf(pid) ?? ""}`;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Locks the project until this process exits. Replaces a lock held by this process, its parent, or a process that has terminated. The
 * parent's lock is replaced because `npm run build` locks before it starts Gatsby, and Gatsby must keep the lock even if its parent is
 * killed.
 *
 * Packages such as proper-lockfile won't work here: their locks do not name the process, and they consider a lock stale if its process has
 * not touched the file for a few seconds. Gatsby can block its process longer than that while it renders.
 *
 * @throws PublishError if another build is running, with the id of its process
 */
export const lockBuild = (file = BUILD_LOCK): void => {
  const found = read(file);
  const pid = parseInt(found, 10);
  const isRunning = found !== "" && startOf(pid) !== undefined && found === lineOf(pid);
  if (isRunning && pid !== process.pid && pid !== process.ppid)
    throw new PublishError(
      `Another build of this project is running: process ${pid}. Wait for it to finish or stop it (kill ${pid}), and then run this build again.`,
    );
  const own = lineOf(process.pid);
  if (found) rmSync(file, { force: true });
  // The wx flag makes this fail if another build has taken the lock in the meantime.
  writeFileSync(file, own, { flag: "wx" });
  process.once("exit", () => {
    if (read(file) === own) rmSync(file);
  });
};
