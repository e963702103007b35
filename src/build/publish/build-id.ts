/** Says what is live: the content of `/build.json`. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { HASHED_FOLDER } from "./page-files";

/** From what a build was made. */
export interface BuildSource {
  /** The commit's full hash; nothing outside a git repository. */
  readonly commit?: string | undefined;
  /** Whether files differed from that commit. */
  readonly changed: boolean;
  /** When the commit was made, not when the build ran: the same files make the same bytes, whenever they are built. */
  readonly time?: Date | undefined;
}

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

/**
 * Digests a published folder: the names of its files and what they say. The name of a file with a hash tells what it says.
 *
 * In one go: thirty thousand files take a second so, and eight where each waits its turn.
 *
 * @param files names below the folder
 * @returns SHA-256 as 64 hexadecimal digits
 */
export const siteDigest = (folder: string, files: readonly string[]): string => {
  const digest = createHash("sha256");
  for (const file of [...files].sort()) {
    digest.update(`${file}\0`);
    if (!file.startsWith(`${HASHED_FOLDER}/`))
      digest.update(
        createHash("sha256")
          .update(readFileSync(path.join(folder, file)))
          .digest(),
      );
  }
  return digest.digest("hex");
};

/** Counts pages: addresses with content of their own, not the answers for unknown ones nor the editor. */
export const countPages = (files: readonly string[]): number =>
  files.filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^(?:admin|404|blog\/404)\//.test(file)).length;

/** What `/build.json` says of the published folder itself. */
interface Published {
  readonly pages: number;
  /** What all files but `build.json` say, digested: two builds with one digest are the same site. */
  readonly digest: string;
}

/** Writes the build id as JSON. */
export const buildId = ({ commit, changed, time }: BuildSource, { pages, digest }: Published): string =>
  `${JSON.stringify({ commit: commit ?? null, changed, time: time?.toISOString() ?? null, pages, digest }, null, 2)}\n`;
