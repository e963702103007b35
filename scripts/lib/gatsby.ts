import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { INCOMPLETE_BUILD_EXIT_CODE } from "../../src/build/publish/publish-error";

/**
 * Settings of every Gatsby process: no telemetry, and an eighth less memory where glibc would keep a heap for each thread that makes
 * pictures.
 * @see https://sharp.pixelplumbing.com/install#linux-memory-allocator
 */
const ENVIRONMENT = { GATSBY_TELEMETRY_DISABLED: "1", MALLOC_ARENA_MAX: "2", FORCE_COLOR: "0" };

/** What Gatsby writes at the end of a build, to do less in the next one. */
const REMEMBERED = ".cache/redux/redux.rest.state";

/**
 * How many cores Gatsby counts. It keeps one of them free: with three it makes pictures on two. With one it asks and draws in
 * fewer processes, none of which has to start anew: after an edit their start takes longer than their work.
 */
const coresToCount = (): number => (existsSync(REMEMBERED) ? 1 : 3);

/** How a process ends that reads a database cut short: LMDB maps its file into memory. */
const CRASHES: readonly (NodeJS.Signals | null)[] = ["SIGBUS", "SIGSEGV"];

/** Runs a Gatsby command to its end and gives its exit code: that of a build with gaps where a broken cache made it crash. */
export const gatsby = (...args: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", ...args], {
      stdio: "inherit",
      env: { ...process.env, ...ENVIRONMENT, GATSBY_CPU_COUNT: String(coresToCount()) },
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (CRASHES.includes(signal) ? INCOMPLETE_BUILD_EXIT_CODE : 1)));
  });
