import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import path from "node:path";
import { BUILD_LOCK } from "../../src/build/lock";

const PACKAGES = "node_modules";
/** What the copy makes anew, or has no use for; its packages come apart. */
const LEFT_OUT: ReadonlySet<string> = new Set([
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
]);

/** Links a folder's files one by one: each has a path of its own in the copy, and no bytes are written. */
const linkFiles = (from: string, to: string): void => {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
};

/**
 * Copies the project, without what is built, into a new folder beside it. The caller removes it.
 *
 * Beside it, not in the system's folder for temporary files: that may be memory, and ten thousand posts would fill it.
 *
 * @param packages `shared` are used where they lie, which costs nothing, but webpack numbers modules by where they really
 * lie, so that scripts get other names; `linked` lie in the copy as they do in the project
 */
export const copyProject = (project: string, packages: "shared" | "linked"): string => {
  const copy = mkdtempSync(`${project}-copy-`);
  for (const name of readdirSync(project)) {
    if (!LEFT_OUT.has(name)) cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  const [from, to] = [path.join(project, PACKAGES), path.join(copy, PACKAGES)];
  if (packages === "shared") symlinkSync(from, to, "dir");
  else linkFiles(from, to);
  return copy;
};
