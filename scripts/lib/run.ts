import { spawn } from "node:child_process";
import path from "node:path";

/** Runs a program of this project's packages to its end, with its output shown, and gives its exit code. */
export const run = ([program = "", ...args]: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(path.join("node_modules", ".bin", program), args, { stdio: "inherit", env: { ...process.env, ...environment } });
    child.once("error", reject);
    child.once("exit", (code) => {
      resolve(code ?? 1);
    });
  });
