/** Reads the built site for the tests of its pages. */
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { load, type CheerioAPI } from "cheerio";
import { readSitePages } from "../../src/publish/site-pages";
import { htmlFile } from "../../src/publish/page-files";

/** The address of every page that Gatsby made. */
export const sitePages = readSitePages(".cache");

/** Reads a page's HTML. */
export const readPage = (page: string): string => readFileSync(`dist/${htmlFile(page)}`, "utf8");

/** Parses a page. */
export const parsePage = (page: string): CheerioAPI => load(readPage(page));

/** Tells whether the site has a file at an address. */
export const isServed = (address: string): boolean => existsSync(`dist${decodeURI(address)}`);

/** Weighs a file of the site as it travels, gzipped, in bytes. */
export const gzippedSize = (address: string): number => gzipSync(readFileSync(`dist${address}`), { level: 9 }).length;

/** Lists the addresses in a `srcset`. */
export const addressesIn = (srcset: string): readonly string[] =>
  srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? "");
