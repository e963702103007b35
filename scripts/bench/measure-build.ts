import { execFileSync, spawn } from "node:child_process";

/** How long a build took, and the most memory that its processes held together. */
export interface Measured {
  readonly milliseconds: number;
  readonly peakBytes: number;
}

const SAMPLE_MS = 500;

/** Characters that are shown of what a failed build printed. */
const MOST_SHOWN = 2000;

/** Adds up the memory of a session's processes, in bytes; what several share counts once. Of Linux's `ps`; elsewhere zero. */
const sessionBytes = (leader: number): number => {
  try {
    const sizes = execFileSync("ps", ["-s", String(leader), "-o", "pss="], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return sizes.split("\n").reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0);
  } catch {
    return 0;
  }
};

/**
 * Builds the project in a folder as `npm run build` does.
 *
 * @throws when the build fails, with what it printed last
 */
export const measureBuild = (project: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    // Detached: in a session of its own, whose processes can be told from others.
    const child = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/build.mts"], { cwd: project, detached: true });
    let output = "";
    let peakBytes = 0;
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const timer = setInterval(() => {
      if (child.pid !== undefined) peakBytes = Math.max(peakBytes, sessionBytes(child.pid));
    }, SAMPLE_MS);
    const stop = () => child.pid !== undefined && process.kill(-child.pid);
    process.once("SIGINT", stop);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearInterval(timer);
      process.off("SIGINT", stop);
      if (code === 0) resolve({ milliseconds: performance.now() - started, peakBytes });
      else reject(new Error(`The build in ${project} failed:\n${output.slice(-MOST_SHOWN)}`));
    });
  });
