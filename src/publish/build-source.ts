/** The source of a build. `/build.json` names it, to identify the live build. */
import { execFileSync } from "node:child_process";

/** The commit that a build was made from, and whether files differed from it. */
export type BuildSource = ReturnType<typeof buildSource>;

/** Paths of the files that a build reads, as in deploy.yml. Hosts may write files of their own elsewhere. */
const READ = [
  ...["content", "docs/hosts", "plugins", "scripts", "src", "static"],
  ...[".npmrc", ".nvmrc", "gatsby-*", "hosting.yml", "package.json", "package-lock.json", "tsconfig.json"],
];

const git = (cwd: string, ...args: readonly string[]): string | undefined => {
  try {
    return execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    // Git is missing, or this is not a repository, for example because the source came from an archive.
    return undefined;
  }
};

/**
 * Returns the current commit and whether files differ from it. Must be called before Gatsby runs, which writes into the working tree.
 *
 * @param root the project's root
 */
export const buildSource = (root = ".") => {
  const time = git(root, "show", "--no-patch", "--format=%cI", "HEAD");
  const changed = git(root, "status", "--porcelain", "--untracked-files=no");
  const added = git(root, "ls-files", "--others", "--exclude-standard", "--", ...READ);
  return {
    /** Full hash of the commit; null outside a git repository. */
    commit: git(root, "rev-parse", "HEAD") ?? null,
    /** Whether files differed from that commit, including new files in `READ`. */
    changed: Boolean(changed) || Boolean(added),
    /** Date of the commit, not of the build, so that building a commit again results in the same bytes. */
    time: time ? new Date(time).toISOString() : null,
  };
};
