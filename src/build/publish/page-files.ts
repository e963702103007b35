/** Where the files of a build lie, and which of them a text names. */

/** The folder of all files whose name carries a hash of what they hold: one rule tells browsers to keep them. */
export const HASHED_FOLDER = "static";

/** Tells whether an address has an ending, as those of files have: /prices.html. */
export const hasEnding = (address: string): boolean => /\.\w+$/.test(address);

const isFile = (page: string): boolean => page.endsWith(".html");

/** Names a page's HTML file: /about is about/index.html, /404.html is 404.html. */
export const htmlFile = (page: string): string => (isFile(page) ? page.slice(1) : `${page.slice(1)}/index.html`.replace(/^\//, ""));

/** Names the file beside a folder's index: hosts answer /about with about.html, and /about/ with about/index.html. */
export const fileBeside = (file: string): string | undefined =>
  file.endsWith("/index.html") ? file.replace(/\/index\.html$/, ".html") : undefined;

const STATIC = /\/(static\/[^"'\s,()<>&\\]+)/g;

/** Lists the files below `static/` that a page, a script or a page's data names, as paths below the published folder. */
export const staticFilesIn = (text: string): readonly string[] => Array.from(text.matchAll(STATIC), ([, file = ""]) => decodeURI(file));
