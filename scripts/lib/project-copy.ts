import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

const PACKAGES = "node_modules";
/** Names in the project's folder that are not copied: git's data and what .gitignore lists. node_modules is linked instead. */
const EXCLUDED = [
  ".DS_Store",
  ".cache",
  ".dev.vars",
  ".git",
  ".wrangler",
  "adopt-draft.json",
  "coverage",
  "dist",
  "playwright-report",
  "public",
  "reports",
  "test-results",
  "wrangler.jsonc",
  PACKAGES,
];
/** Matches more such names: the lock and the temporary folders of builds and of `npm run adopt`, and logs. */
const EXCLUDED_PATTERN = /^dist\.|^content\.adopt-|\.log$/;

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
 * Copies the project, without what git ignores, into a new folder beside the project and returns its path. The caller must delete the copy.
 * Does not use the system's temporary folder, which may be in memory and too small for ten thousand posts.
 *
 * @param packages `symlinked` makes a symbolic link to node_modules. This is faster, but the built scripts get different names than in
 * the project, because webpack derives module ids from real paths. `hard-linked` makes hard links, or copies, so that the scripts get the
 * same names.
 */
export const copyProject = (project: string, packages: "symlinked" | "hard-linked"): string => {
  const copy = mkdtempSync(`${project}-copy-`);
  for (const name of readdirSync(project)) {
    if (EXCLUDED.includes(name) || EXCLUDED_PATTERN.test(name)) continue;
    cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  const [from, to] = [path.join(project, PACKAGES), path.join(copy, PACKAGES)];
  if (packages === "symlinked") symlinkSync(from, to, "dir");
  else linkOrCopy(from, to);
  return copy;
};
