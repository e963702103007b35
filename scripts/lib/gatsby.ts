import { spawn } from "node:child_process";

/**
 * Settings of every Gatsby process: no telemetry, picture work on each of two cores (Gatsby keeps one core free), and an eighth less memory
 * where glibc would keep a heap for each thread that makes pictures.
 * @see https://sharp.pixelplumbing.com/install#linux-memory-allocator
 */
const ENVIRONMENT = { GATSBY_TELEMETRY_DISABLED: "1", GATSBY_CPU_COUNT: "3", MALLOC_ARENA_MAX: "2", FORCE_COLOR: "0" };

/** Runs a Gatsby command to its end and gives its exit code. */
export const gatsby = (...args: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", ...args], {
      stdio: "inherit",
      env: { ...process.env, ...ENVIRONMENT },
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
