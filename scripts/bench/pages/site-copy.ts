import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { load } from "cheerio";
import { filesBelow } from "../../../src/build/publish/files";

const TEXT = /\.(?:html|js|css|json|svg|xml|txt)$/;
/** What hosts do to a file once, when it is published. */
const QUALITY = 9;

/** Copies a site into a new folder with a compressed file beside each text, as hosts send them. The caller removes it. */
export const siteCopy = (site: string, change: (html: string) => string = (html) => html): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-pages-"));
  cpSync(site, folder, { recursive: true });
  for (const file of filesBelow(folder)) {
    if (!TEXT.test(file)) continue;
    const full = path.join(folder, file);
    if (file.endsWith(".html")) writeFileSync(full, change(readFileSync(full, "utf8")));
    writeFileSync(`${full}.br`, brotliCompressSync(readFileSync(full), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  }
  return folder;
};

/**
 * Takes scripts, fonts and pictures out of a page: what is left, words and styles, cannot be shown sooner on that line. The page's
 * policy goes too, for it knows the styles by their digest.
 */
export const bareWords = (html: string): string => {
  const $ = load(html);
  $(
    "script, noscript, picture, img, video, iframe, link[rel=preload], link[rel=modulepreload], meta[http-equiv=Content-Security-Policy]",
  ).remove();
  $("style").text((_, styles) => styles.replace(/@font-face\s*\{[^}]*\}/g, ""));
  return $.html();
};
