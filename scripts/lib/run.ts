import { spawn } from "node:child_process";
import path from "node:path";

/**
 * Runs a program of this project's packages to its end, with its output shown, and gives its exit code.
 *
 * @param folder where it runs: this project, or a copy of it
 */
export const run = (
  [program = "", ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder = ".",
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(path.resolve(folder, "node_modules", ".bin", program), args, {
      cwd: folder,
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      resolve(code ?? 1);
    });
  });
