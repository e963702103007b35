import { spawn } from "node:child_process";
import path from "node:path";

/**
 * Runs a program from an installed package or from PATH, shows its output, and returns its exit code.
 *
 * @param folder working directory: this project or a copy of it
 */
export const run = (
  [program = "", ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder = ".",
): Promise<number> =>
  new Promise((resolve, reject) => {
    const binaries = path.resolve(folder, "node_modules", ".bin");
    // On Windows, npm and the programs of packages are .cmd files, which need a shell, and the shell needs quotes.
    const isWindows = process.platform === "win32";
    const child = spawn(program, isWindows ? args.map((argument) => `"${argument}"`) : args, {
      cwd: folder,
      shell: isWindows,
      stdio: "inherit",
      env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ""}`, ...environment },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
