/**
 * Prints `extent=content` if every change since a commit is below `content/`, else `extent=code`: `node scripts/ci/extent.mts <commit>`.
 * It must not import packages, because it runs before they are installed.
 */
import { execFileSync } from "node:child_process";

const CONTENT = "content/";
const [since = ""] = process.argv.slice(2);

const git = (...args: readonly string[]): string => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** Returns the changed files, or undefined if the commit is unknown, such as after a force push. */
const changedFiles = (): readonly string[] | undefined => {
  try {
    // Without --no-renames, a file moved from src/ to content/ would be listed only under its new name.
    return git("diff", "--no-renames", "--name-only", "-z", since, "HEAD")
      .split("\0")
      .filter((file) => file !== "");
  } catch {
    return undefined;
  }
};

const isContent = since !== "" && changedFiles()?.every((file) => file.startsWith(CONTENT)) === true;
console.log(`extent=${isContent ? "content" : "code"}`);
