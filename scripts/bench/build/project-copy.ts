import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What the copy makes anew, shares, or has no use for. */
const LEFT_OUT: ReadonlySet<string> = new Set([".cache", ".git", "coverage", "dist", "node_modules", "public", "reports", "test-results", ".wrangler"]);

/**
 * Copies the project, without what is built, into a new folder beside it; the packages are shared. The caller removes it.
 *
 * Beside it, not in the system's folder for temporary files: that may be memory, and ten thousand posts would fill it.
 */
export const copyProject = (project: string): string => {
  const copy = mkdtempSync(`${project}-bench-`);
  for (const name of readdirSync(project)) {
    if (!LEFT_OUT.has(name)) cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(project, "node_modules"), path.join(copy, "node_modules"), "dir");
  return copy;
};
