/** Reads the built site for the tests of its pages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { load, type CheerioAPI } from "cheerio";
import { htmlFile } from "../../src/publish/page-files";

/** The address of every page that Gatsby made: a folder's index, or the answer for what is not there. Redirects and the editor are none. */
export const sitePages: readonly string[] = readdirSync("dist", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:^|\/)index\.html$/.test(file) && !file.startsWith("admin/"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .filter((page) => readFileSync(`dist/${htmlFile(page)}`, "utf8").includes('id="___gatsby"'))
  .sort();

/** Reads a page's HTML. */
export const readPage = (page: string): string => readFileSync(`dist/${htmlFile(page)}`, "utf8");

/** Parses a page. */
export const parsePage = (page: string): CheerioAPI => load(readPage(page));

/** Tells whether the site has a file at an address. */
export const isServed = (address: string): boolean => existsSync(`dist${decodeURI(address)}`);

/** Weighs a file of the site as it travels, gzipped, in bytes. */
export const gzippedSize = (address: string): number => gzipSync(readFileSync(`dist${address}`), { level: 9 }).length;

/** Weighs a text as it travels, compressed with brotli at level 9 (what hosts do to a file once), in bytes. */
export const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Lists the addresses in a `srcset`. */
export const addressesIn = (srcset: string): readonly string[] =>
  srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? "");
