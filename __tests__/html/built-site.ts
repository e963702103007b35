/** The built site, read once per test file. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { load, type CheerioAPI } from "cheerio";
import { brotliLevel } from "../../scripts/bench/budgets.json";
import { siteRedirects } from "../../src/publish/redirect-pages";
import { filesBelow } from "../../src/publish/page-files";
import { builtContent, builtTranslations } from "../fixtures/built-words";

export interface BuiltPage {
  readonly route: string;
  readonly html: string;
  /** The parsed page, which all tests share. A test that changes the page must parse `html` again. */
  readonly $: CheerioAPI;
}

/** All files of the site except the editor's. */
export const siteFiles: readonly string[] = filesBelow("dist").filter((file) => !file.startsWith("admin/"));

/** Redirect targets, by the path of the redirect page (for hosts without redirect rules). */
export const redirects = new Map(
  siteRedirects(builtContent, builtTranslations).map(({ from, to }) => [decodeURIComponent(from).replace(/\.html$/, ""), to]),
);

/** Returns the content of a published file. */
export const readPublished = (address: string): string => readFileSync(path.join("dist", address), "utf8");

/** Checks whether a file such as /static/a.jpg is published. */
export const isPublished = (address: string): boolean =>
  statSync(path.join("dist", decodeURI(address)), { throwIfNoEntry: false })?.isFile() === true;

/** Checks whether a file is a copy of a page: about/index.html is a copy of about.html (src/publish/copy.ts). */
const isCopy = (file: string): boolean => file.endsWith("/index.html") && siteFiles.includes(file.replace(/\/index\.html$/, ".html"));

/** All HTML pages, including redirects. */
export const everyPage: readonly BuiltPage[] = siteFiles
  .filter((file) => file.endsWith(".html") && !isCopy(file))
  .map((file) => {
    const html = readPublished(file);
    return { route: file === "index.html" ? "/" : `/${file.replace(/(?:\/index)?\.html$/, "")}`, html, $: load(html) };
  })
  .sort((a, b) => (a.route < b.route ? -1 : 1));

/** All pages except redirects. */
export const sitePages: readonly BuiltPage[] = everyPage.filter(({ route }) => !redirects.has(route));

/** Returns an attribute's value for each matching element that has the attribute. */
export const attributes = ({ $ }: BuiltPage, selector: string, name: string): readonly string[] =>
  [...$(selector)].map((element) => $(element).attr(name)).filter((value) => value !== undefined);

/** Returns the text of each matching element. */
export const texts = ({ $ }: BuiltPage, selector: string): readonly string[] => [...$(selector)].map((element) => $(element).text().trim());

/** Returns the `content` of each `<meta>` with the given name or property. */
export const metaOf = (page: BuiltPage, name: string): readonly string[] =>
  attributes(page, `head meta[name='${name}'], head meta[property='${name}']`, "content");

/** Checks whether search engines may index a page. */
export const isIndexable = (page: BuiltPage): boolean => !metaOf(page, "robots").includes("noindex");

/** Returns a list with the fault, or an empty list if the check passed. */
export const unless = (isGood: boolean, fault: string): readonly string[] => (isGood ? [] : [fault]);

/** Returns the duplicates in a list. */
export const repeated = (values: readonly string[]): readonly string[] => values.filter((value, index) => values.indexOf(value) !== index);

/** Returns the size in bytes of text compressed with Brotli, by default at the level of the budgets. */
export const compressedSize = (text: string, level = brotliLevel): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
