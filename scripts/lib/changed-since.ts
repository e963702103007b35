import { spawnSync } from "node:child_process";

/** Splits the output of a git command with `-z`. Without this option, git quotes and escapes names that contain non-ASCII characters. */
const namesIn = (text: string): readonly string[] => text.split("\0").filter((name) => name !== "");

/**
 * Returns the files in a folder that were added, changed or deleted since the current branch diverged from a git revision, as paths in the
 * folder. A renamed file is a deleted file and an added one.
 *
 * @throws Error if git does not know the revision
 */
export const changedSince = (folder: string, revision: string): readonly string[] => {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`--since ${revision}: expected a valid git revision. ${stderr}`);
    return stdout;
  };
  const changed = git("diff", "-z", "--name-only", "--no-renames", "--relative", "--merge-base", revision, "--", ".");
  const added = git("ls-files", "-z", "--others", "--exclude-standard", "--", ".");
  return [...namesIn(changed), ...namesIn(added)];
};
