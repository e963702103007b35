/** Paths of a build's files, and which of them pages and scripts load. */
import { Parser } from "htmlparser2";
import { siteFiles } from "../../content/shared/routes";
import { decodePath } from "../../content/taken-addresses";
import { readdirSync } from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";

/** Folder of files with a hash in their name, with one caching rule. */
export const HASHED_FOLDER = siteFiles.hashed.slice(1);

/** Checks whether a path has an extension, such as /prices.html. */
export const hasEnding = (address: string): boolean => /\.\w+$/.test(address);

/** Checks whether a file is a script. */
export const isScript = (file: string): boolean => file.endsWith(".js");

const isFile = (page: string): boolean => page.endsWith(".html");

/** Returns a page's HTML file: about/index.html for /about, 404.html for /404.html. */
export const htmlFile = (page: string): string => (isFile(page) ? page.slice(1) : `${page.slice(1)}/index.html`.replace(/^\//, ""));

/** Returns the file for the path without a slash: hosts serve about.html for /about, and about/index.html for /about/. */
export const fileBeside = (file: string): string | undefined =>
  file.endsWith("/index.html") ? file.replace(/\/index\.html$/, ".html") : undefined;

/** Base URL for relative URLs. */
const NO_SITE = "https://site.invalid";

/** Returns the file below `static/` for a URL of this site. */
const staticFileOf = (address: string, siteUrl: string): readonly string[] => {
  if (!URL.canParse(address, siteUrl)) return [];
  const { origin, pathname } = new URL(address, siteUrl);
  return origin === new URL(siteUrl).origin && pathname.startsWith(`/${HASHED_FOLDER}/`) ? [decodePath(pathname.slice(1))] : [];
};

/** Matches a file's path in code or data: Gatsby's pictures in two folders, or a name that ends with a hash. */
const IN_CODE =
  /(?:https?:\/\/[^/\s"'`]+|(?<![\w.~%/-])|(?<=\\n))\/static\/(?:[0-9a-f]{32}\/[0-9a-f]{5}\/[^"'`\s,()<>&\\]+|[\w./-]+[.-][0-9a-f]{10,32}\.\w+)/g;

/** Returns the files below `static/` that a script, style sheet or page data names, as paths below the published folder. */
export const staticFilesIn = (code: string, siteUrl = NO_SITE): readonly string[] =>
  Array.from(code.matchAll(IN_CODE)).flatMap(([address]) => staticFileOf(address, siteUrl));

/** Returns the URLs of a `srcset`. Commas inside a URL belong to it. */
export const addressesInSrcset = (srcset = ""): readonly string[] =>
  Array.from(srcset.matchAll(/([^\s,]\S*[^\s,])[^,]*/g), ([, address = ""]) => address);

/** Returns the files below `static/` that a page's elements, scripts, styles and data name, as paths below the published folder. */
export const staticFilesOf = (html: string): readonly string[] => {
  const addresses: string[] = [];
  const code: string[] = [];
  let siteUrl = NO_SITE;
  let isCode = false;
  const parser = new Parser({
    onopentag: (tag, { src = "", href = "", srcset, imagesrcset, rel, style = "", ...others }) => {
      if (rel === "canonical" && URL.canParse(href)) siteUrl = href;
      addresses.push(src, href, ...addressesInSrcset(srcset), ...addressesInSrcset(imagesrcset));
      code.push(style, ...Object.entries(others).flatMap(([name, value]) => (name.startsWith("data-") ? [value] : [])));
      isCode = tag === "script" || tag === "style";
    },
    ontext: (text) => {
      if (isCode) code.push(text);
    },
    onclosetag: () => {
      isCode = false;
    },
  });
  parser.end(html);
  return [
    ...addresses.filter(Boolean).flatMap((address) => staticFileOf(address, siteUrl)),
    ...code.flatMap((text) => staticFilesIn(text, siteUrl)),
  ];
};

const filesIn = (folder: string, below: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${below}${entry.name}`;
    // The target of a link is not below the folder.
    return entry.isDirectory() ? filesIn(path.join(folder, entry.name), `${name}/`) : entry.isFile() ? [name] : [];
  });

/**
 * Returns all files below a folder as relative paths with forward slashes, sorted by name. Ignores links.
 *
 * One recursive call: with ten thousand pages it takes a fifth of a second; reading each folder in turn takes a second.
 *
 * @throws if the folder does not exist
 */
export const filesBelow = (root: string): readonly string[] => [...filesIn(root, "")].sort();

/** Length of the hash in a file's name: enough to be unique on a site, and short, because every page names eight files. */
export const HASH_DIGITS = 10;

/** Returns the hash of some code for a file's name. */
const codeDigest = (code: string): string => createHash("sha256").update(code).digest("hex").slice(0, HASH_DIGITS);

/** Returns a script's file name with its hash. */
export const scriptFile = (name: string, code: string) => ({ file: `${HASHED_FOLDER}/${name}-${codeDigest(code)}.js`, code });

/** Name of the script of all pages. */
export const PAGE_SCRIPT = "page";

/** Name of the script of pages with an island that is hydrated on interaction. */
export const WAITING_SCRIPT = "waiting";

/** Returns the print style sheet's file name with its hash. */
export const printFile = (code: string) => ({ file: `${HASHED_FOLDER}/print-${codeDigest(code)}.css`, code });
