/** Reads the built site once, for the tests of its pages. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { siteRedirects } from "../../src/build/publish/site-redirects";
import { filesBelow } from "../../src/build/publish/files";
import { builtContent, builtTranslations } from "../fixtures/built-words";

export interface BuiltPage {
  readonly route: string;
  readonly html: string;
  /** The page, parsed. Who takes anything out of it parses it anew. */
  readonly $: CheerioAPI;
}

/** All files of the site, without the editor's. */
export const siteFiles: readonly string[] = filesBelow("dist").filter((file) => !file.startsWith("admin/"));

/** Where old addresses lead, by the address of the page that stands there for plain hosts. */
export const redirects = new Map(
  siteRedirects(builtContent, builtTranslations).map(({ from, to }) => [decodeURIComponent(from).replace(/\.html$/, ""), to]),
);

/** Reads a published file. */
export const readPublished = (address: string): string => readFileSync(path.join("dist", address), "utf8");

/** Tells whether a file of that address, such as /static/a.jpg, is published. */
export const isPublished = (address: string): boolean => existsSync(path.join("dist", decodeURI(address)));

/** Tells whether a file about/index.html is the same as about.html beside it (src/build/publish/copy.ts). */
const isCopy = (file: string): boolean => file.endsWith("/index.html") && siteFiles.includes(file.replace(/\/index\.html$/, ".html"));

/** Every HTML page, redirects too. */
export const everyPage: readonly BuiltPage[] = siteFiles
  .filter((file) => file.endsWith(".html") && !isCopy(file))
  .map((file) => {
    const html = readPublished(file);
    return { route: file === "index.html" ? "/" : `/${file.replace(/(?:\/index)?\.html$/, "")}`, html, $: load(html) };
  })
  .sort((one, other) => (one.route < other.route ? -1 : 1));

/** The pages that Gatsby made. */
export const sitePages: readonly BuiltPage[] = everyPage.filter(({ route }) => !redirects.has(route));

/**
 * Gives the page at an address.
 *
 * @throws when there is none
 */
export const pageAt = (address: string): BuiltPage => {
  const page = sitePages.find(({ route }) => route === address);
  if (!page) throw new Error(`dist has no page at ${address}`);
  return page;
};

/** Lists an attribute of all elements that a selector finds. */
export const attributes = ({ $ }: BuiltPage, selector: string, name: string): readonly string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name))
    .filter((value) => value !== undefined);

/** Lists the texts of all elements that a selector finds. */
export const texts = ({ $ }: BuiltPage, selector: string): readonly string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().trim());

/** Gives `content` of each `<meta>` of a name or property. */
export const metaOf = (page: BuiltPage, name: string): readonly string[] =>
  attributes(page, `head meta[name='${name}'], head meta[property='${name}']`, "content");

/** Whether search engines may keep a page. */
export const isIndexable = (page: BuiltPage): boolean => !metaOf(page, "robots").includes("noindex");

/** Gives a fault as a list: empty where all is well. */
export const unless = (isGood: boolean, fault: string): readonly string[] => (isGood ? [] : [fault]);

/** Lists what stands more than once in a list. */
export const repeated = (values: readonly string[]): readonly string[] => values.filter((value, index) => values.indexOf(value) !== index);
