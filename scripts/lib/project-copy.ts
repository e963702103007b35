import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { BUILD_LOCK } from "./build-lock";

const PACKAGES = "node_modules";
/** Names that are not copied: generated files, git's data, and node_modules, which is linked instead. */
const EXCLUDED = [
  ".cache",
  ".git",
  "coverage",
  "dist",
  BUILD_LOCK,
  PACKAGES,
  "public",
  "reports",
  "test-results",
  ".wrangler",
  "wrangler.jsonc",
];

/** Copies a folder as hard links, or as files where links are impossible, such as from a folder that a container mounts. */
const linkOrCopy = (from: string, to: string): void => {
  try {
    execFileSync("cp", ["-al", `${from}/.`, to], { stdio: "ignore" });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync("cp", ["-a", `${from}/.`, to]);
  }
};

/**
 * Copies the project, without generated files, into a new folder beside the project and returns its path. The caller must delete the copy.
 * Does not use the system's temporary folder, which may be in memory and too small for ten thousand posts.
 *
 * @param packages `symlinked` makes a symbolic link to node_modules. This is faster, but the built scripts get different names than in
 * the project, because webpack derives module ids from real paths. `hard-linked` makes hard links, or copies, so that the scripts get the
 * same names.
 */
export const copyProject = (project: string, packages: "symlinked" | "hard-linked"): string => {
  const copy = mkdtempSync(`${project}-copy-`);
  for (const name of readdirSync(project)) {
    if (!EXCLUDED.includes(name)) cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  const [from, to] = [path.join(project, PACKAGES), path.join(copy, PACKAGES)];
  if (packages === "symlinked") symlinkSync(from, to, "dir");
  else linkOrCopy(from, to);
  return copy;
};
