/** The source of a build. `/build.json` names it, to identify the live build. */
import { execFileSync } from "node:child_process";

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
