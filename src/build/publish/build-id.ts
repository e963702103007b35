/** Says what is live: the content of `/build.json`. */
import { execFileSync } from "node:child_process";
import { createHash, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files";
import { HASHED_FOLDER } from "./page-files";

/** File of the build id below the published folder. */
export const BUILD_ID = "build.json";

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

/** Digests the names and bytes of files below a folder (SHA-256, hexadecimal). A name with a hash stands for its bytes. */
export const digestOf = (folder: string, files = filesBelow(folder)): string => {
  const digest = createHash("sha256");
  for (const file of files) {
    digest.update(`${file}\0`);
    const isHashed = file.startsWith(`${HASHED_FOLDER}/`);
    if (!isHashed) digest.update(hash("sha256", readFileSync(path.join(folder, file)), "buffer"));
  }
  return digest.digest("hex");
};

/** Whether a file is a page with content of its own, and not an answer for unknown addresses or the editor. */
const isPage = (file: string): boolean => /(?:^|\/)index\.html$/.test(file) && !/^(?:admin|404|blog\/404)\//.test(file);

/**
 * Returns the build id of a folder as JSON. Two builds with one digest are the same site.
 *
 * @param moved files of redirects, which count as no pages
 */
export const buildId = ({ commit, changed, time }: BuildSource, folder: string, moved: ReadonlySet<string>): string => {
  const files = filesBelow(folder);
  const pages = files.filter((file) => isPage(file) && !moved.has(file)).length;
  const digest = digestOf(folder, files);
  return `${JSON.stringify({ commit: commit ?? null, changed, time: time?.toISOString() ?? null, pages, digest }, null, 2)}\n`;
};
