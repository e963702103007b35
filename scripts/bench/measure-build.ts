import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** How long a build took, and the most memory that its processes held together. */
export interface Measured {
  readonly milliseconds: number;
  readonly peakBytes: number;
}

const SAMPLE_MS = 500;

/** Characters that are shown of what a failed build printed. */
const MOST_SHOWN = 2000;

/**
 * Gives the memory that a process holds, in kilobytes: what it shares with others counts as its part of it. Where the
 * system does not tell (it is Linux that does), all that is resident.
 *
 * @see https://www.kernel.org/doc/html/latest/filesystems/proc.html (smaps_rollup, Pss)
 */
const kilobytesOf = (pid: number, resident: number): number => {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? resident);
  } catch {
    return resident;
  }
};

/** Adds up the memory of a process and all below it, in bytes. */
const treeBytes = (root: number): number => {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  // A child may stand above its parent in the list: go through it until nothing new is found.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const [pid = 0, parent = 0] of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.reduce((sum, [pid = 0, , resident = 0]) => sum + (tree.has(pid) ? kilobytesOf(pid, resident) * 1024 : 0), 0);
};

/**
 * Builds the project in a folder as `npm run build` does.
 *
 * @throws when the build fails, with what it printed last
 */
export const measureBuild = (project: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/build.mts"], { cwd: project });
    let output = "";
    let peakBytes = 0;
    const remember = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on("data", remember);
    child.stderr.on("data", remember);
    const timer = setInterval(() => {
      if (child.pid !== undefined) peakBytes = Math.max(peakBytes, treeBytes(child.pid));
    }, SAMPLE_MS);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ milliseconds: performance.now() - started, peakBytes });
      else reject(new Error(`The build in ${project} failed:\n${output.slice(-MOST_SHOWN)}`));
    });
  });
