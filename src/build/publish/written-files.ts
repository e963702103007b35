/** Knows every file of Gatsby's folder: what is published, what is left behind and why, and what nobody has explained. */
import { rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files";
import { HASH_DIGITS } from "./hashed-files";
import { HASHED_FOLDER } from "./page-files";
import { PublishError } from "./publish-error";

/** What this build is known to be made of. Files are named as they lie below the folder. */
export interface Live {
  /** Files below `static/` that pages load, each with one of those pages. */
  readonly loadedBy: ReadonlyMap<string, string>;
  /** Files of the project's own folder `static`, which Gatsby copies. */
  readonly staticFiles: ReadonlySet<string>;
  /** Files of the pages of this build. They are finished one by one. */
  readonly pages: ReadonlySet<string>;
}

/** What plugins write anew in each build, to be published. A plugin that writes files needs a line here. */
const BY_PLUGINS: readonly RegExp[] = [/^sitemap-(?:index|\d+)\.xml$/];

/** Files that are not published unless a page of this build needs them. What no entry here and none above covers stops the build. */
const LEFT_BEHIND: readonly { readonly files: RegExp; readonly why: string; readonly isMadeAnew?: true }[] = [
  {
    files: /^page-data\/(?:app-data|(?:.+\/)?page-data|sq\/d\/\d+)\.json$/,
    why: "data for Gatsby's runtime, which no page loads",
  },
  {
    files: new RegExp(`^${HASHED_FOLDER}/[0-9a-f]{32}/(?:[0-9a-z]+/)?[^/]+\\.(?:avif|webp|jpe?g|png)$`),
    why: "pictures that no page shows any more: Gatsby makes each once, in a folder named by the digest of its master",
  },
  {
    files: new RegExp(`^${HASHED_FOLDER}/[^/]+[-.][0-9a-f]{${HASH_DIGITS}}\\.(?:js|css)$`),
    why: "Gatsby's app and its styles: pages carry their styles and load their islands alone",
    isMadeAnew: true,
  },
  {
    files: new RegExp(`^${HASHED_FOLDER}/[^/]+-[0-9a-f]{${HASH_DIGITS}}\\.js\\.LICENSE\\.txt$`),
    why: "license texts that webpack takes out of scripts",
    isMadeAnew: true,
  },
  { files: /^_gatsby\/slices\/[^/]+\.html$/, why: "the scripts that Gatsby would put into each page" },
  { files: /^(?:webpack\.stats|chunk-map)\.json$/, why: "webpack's records" },
  { files: /^~partytown\//, why: "a library for scripts of others, which Gatsby always brings; no page uses it" },
];

/** Tells whether an HTML file is a page that Gatsby made, in this build or before: the page's data lies beside it. */
const isGatsbyPage = (file: string, all: ReadonlySet<string>): boolean =>
  file.endsWith(".html") && all.has(`page-data/${file === "index.html" ? "index" : file.replace(/\/index\.html$/, "")}/page-data.json`);

const isLeft = (file: string, all: ReadonlySet<string>): boolean =>
  LEFT_BEHIND.some(({ files }) => files.test(file)) || isGatsbyPage(file, all);

/** Tells whether a file stays from one build to the next, because Gatsby does not write again what it has. */
const isKept = (file: string, all: ReadonlySet<string>): boolean =>
  LEFT_BEHIND.some(({ files, isMadeAnew }) => !isMadeAnew && files.test(file)) || isGatsbyPage(file, all);

/**
 * Removes from Gatsby's folder what each build writes anew, scripts and styles too, so that what lies there afterwards was written
 * by that build: nothing has to tell a script of an earlier build from one that a plugin wrote.
 */
export const forgetWritten = async (folder: string): Promise<void> => {
  const files = existsSync(folder) ? filesBelow(folder) : [];
  const all = new Set(files);
  await Promise.all(files.filter((file) => !isKept(file, all)).map((file) => rm(path.join(folder, file))));
};

/** Tells whether a file is to be copied as it is. */
export const isPublished = (file: string, { loadedBy, staticFiles }: Live): boolean =>
  loadedBy.has(file) || staticFiles.has(file) || BY_PLUGINS.some((pattern) => pattern.test(file));

/**
 * Stops when Gatsby's folder holds a file that is neither published nor left behind for a reason.
 *
 * @throws PublishError naming the files
 */
export const checkExplained = (files: readonly string[], live: Live): void => {
  const all = new Set(files);
  const unknown = files.filter((file) => !live.pages.has(file) && !isPublished(file, live) && !isLeft(file, all));
  if (unknown.length === 0) return;
  throw new PublishError(
    "Files in public/ are neither published nor left behind for a reason. A plugin of gatsby-config.ts wrote them, or gatsby-node.ts; add each to one of the two lists in src/build/publish/written-files.ts:",
    unknown,
  );
};
