/** Finds a build's files, and the files that pages and scripts load. */
import { hash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import { siteFiles } from "../content/shared/routes";

/** Folder of all files with a hash in their name, so that one caching rule covers them. */
export const HASHED_FOLDER = siteFiles.hashedFiles.slice(1);

/** Checks whether a file is a script. */
export const isScript = (file: string): boolean => file.endsWith(".js");

/** Returns a page's HTML file: about/index.html for /about, 404.html for /404.html. */
export const htmlFile = (page: string): string =>
  page.endsWith(".html") ? page.slice(1) : `${page.slice(1)}/index.html`.replace(/^\//, "");

/** Matches the path of a hashed file: a picture in two folders named after hashes, or a file whose name ends with a hash. */
const HASHED_FILE = /(?<![\w.~%/-])\/static\/(?:[0-9a-f]{32}\/[0-9a-f]{5}\/[\w.-]+|[\w.-]+[.-][0-9a-f]{10,32}\.\w+)/g;

/**
 * Returns the paths of hashed files that occur in code, relative to the published folder. Replaces each `\n` in a script's strings with a
 * line break, because the n would look like a part of the path that follows.
 */
export const staticFilesIn = (code: string, siteUrl: string): readonly string[] =>
  Array.from(code.replaceAll(`${siteUrl}/`, "/").replaceAll("\\n", "\n").matchAll(HASHED_FILE), ([address]) => address.slice(1));

/** Returns the paths of hashed files in a page's attributes, scripts and styles. Ignores visible text, which loads nothing. */
export const staticFilesOfPage = (html: string, siteUrl: string): readonly string[] => {
  let code = "";
  let isCode = false;
  const parser = new Parser({
    onopentagname: (name) => (isCode = name === "script" || name === "style"),
    onattribute: (_, value) => (code += `\n${value}\n`),
    ontext: (text) => (code += isCode ? text : ""),
    onclosetag: () => (isCode = false),
  });
  parser.end(html);
  return staticFilesIn(code, siteUrl);
};

/**
 * Returns all files in a folder and its subfolders, as relative paths with forward slashes, sorted by name. Ignores symbolic links.
 *
 * @throws if the folder does not exist
 */
export const filesBelow = (folder: string, below = ""): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${below}${entry.name}`;
      // Skip symbolic links, because their targets may be outside the folder.
      return entry.isDirectory() ? filesBelow(path.join(folder, entry.name), `${name}/`) : entry.isFile() ? [name] : [];
    })
    .sort();

/** Length of the hash in a file name: long enough to be unique on a site, but short, because every page contains several such names. */
export const HASH_DIGITS = 10;

/** Returns the path of a file with a hash of its code in the name, such as static/page-0123456789.js for page.js. */
export const hashedFile = (name: string, code: string): string =>
  `${HASHED_FOLDER}/${name.replace(".", `-${hash("sha256", code).slice(0, HASH_DIGITS)}.`)}`;

/** Name of the script that every page loads. */
export const PAGE_SCRIPT = "page";

/** Name of the script that built-in posts load, which compares the page with the visitor's saved post. */
export const POST_SCRIPT = "post";

/** Name of the script that shows a visitor's changes to a built-in post. */
export const EDITS_SCRIPT = "edits";

/** Name of the script for pages with an island that is hydrated on interaction. */
export const WAITING_SCRIPT = "waiting";
