/** Source and digest of a build. `/build.json` contains both to identify the live build. Builds with the same digest are identical. */
import { execFileSync } from "node:child_process";
import { createHash, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { HASHED_FOLDER, filesBelow } from "./page-files";

/** The commit that a build was made from, and whether files differed from it. */
export type BuildSource = ReturnType<typeof buildSource>;

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    // Git is missing, or this is not a repository, for example because the source came from an archive.
    return undefined;
  }
};

/** Returns the current commit and whether files differ from it. Must be called before Gatsby runs, which writes into the working tree. */
export const buildSource = () => {
  const time = git("show", "--no-patch", "--format=%cI", "HEAD");
  return {
    /** Full hash of the commit; null outside a git repository. */
    commit: git("rev-parse", "HEAD") ?? null,
    /** Whether files differed from that commit. */
    changed: Boolean(git("status", "--porcelain", "--untracked-files=no")),
    /** Date of the commit, not of the build, so that building a commit again results in the same bytes. */
    time: time ? new Date(time).toISOString() : null,
  };
};

/** Returns the SHA-256 (hexadecimal) of the names and bytes of all files in a folder. Omits the bytes if the name contains their hash. */
export const digestOf = (folder: string): string => {
  const digest = createHash("sha256");
  for (const file of filesBelow(folder)) {
    digest.update(`${file}\0`);
    const isHashed = file.startsWith(`${HASHED_FOLDER}/`);
    if (!isHashed) digest.update(hash("sha256", readFileSync(path.join(folder, file)), "buffer"));
  }
  return digest.digest("hex");
};
