import { execFileSync } from "node:child_process";
import type { BuildSource } from "./host/build-id";

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    // No git, or no repository: a site can be built from an archive too.
    return undefined;
  }
};

/** Tells from what this build is made. Ask before Gatsby runs: it writes into the working tree. */
export const buildSource = (): BuildSource => {
  const time = git("show", "--no-patch", "--format=%cI", "HEAD");
  return {
    commit: git("rev-parse", "HEAD"),
    changed: Boolean(git("status", "--porcelain", "--untracked-files=no")),
    time: time === undefined ? undefined : new Date(time),
  };
};
