/** The build id in `/build.json`, which identifies the live build. */
import { execFileSync } from "node:child_process";
import { createHash, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { HASHED_FOLDER, filesBelow } from "./page-files";

/** File of the build id below the published folder. */
export const BUILD_ID = "build.json";

/** The source of a build. */
export type BuildSource = ReturnType<typeof buildSource>;

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    // No git or no repository, such as a build from an archive.
    return undefined;
  }
};

/** Returns the source of this build. Call it before Gatsby runs, which writes into the working tree. */
export const buildSource = () => {
  const time = git("show", "--no-patch", "--format=%cI", "HEAD");
  return {
    /** Full hash of the commit; undefined outside a git repository. */
    commit: git("rev-parse", "HEAD"),
    /** Whether files differed from that commit. */
    changed: Boolean(git("status", "--porcelain", "--untracked-files=no")),
    /** Date of the commit, not of the build, so that the same files always result in the same bytes. */
    time: time === undefined ? undefined : new Date(time),
  };
};

/** Returns the SHA-256 (hexadecimal) of the names and bytes of files below a folder. Files with a hash in their name are not read. */
export const digestOf = (folder: string, files = filesBelow(folder)): string => {
  const digest = createHash("sha256");
  for (const file of files) {
    digest.update(`${file}\0`);
    const isHashed = file.startsWith(`${HASHED_FOLDER}/`);
    if (!isHashed) digest.update(hash("sha256", readFileSync(path.join(folder, file)), "buffer"));
  }
  return digest.digest("hex");
};

/** Checks whether a file is a content page, not a 404 page or the editor. */
const isPage = (file: string): boolean => /(?:^|\/)index\.html$/.test(file) && !/^(?:admin|404|blog\/404)\//.test(file);

/**
 * Returns the build id of a folder as JSON. Builds with the same digest are identical.
 *
 * @param moved files of redirects, which are not counted as pages
 */
export const buildId = ({ commit, changed, time }: BuildSource, folder: string, moved: ReadonlySet<string>): string => {
  const files = filesBelow(folder);
  const pages = files.filter((file) => isPage(file) && !moved.has(file)).length;
  const digest = digestOf(folder, files);
  return `${JSON.stringify({ commit: commit ?? null, changed, time: time?.toISOString() ?? null, pages, digest }, null, 2)}\n`;
};
