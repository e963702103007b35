/** Reads every built page once and keeps what the tests ask of it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { words } from "../fixtures/built-words";

/** The published folder, as an absolute path. */
export const DIST = path.resolve("dist");

export interface BuiltPage {
  readonly route: string;
  readonly title: readonly string[];
  readonly headings: readonly string[];
  readonly canonicals: readonly string[];
  readonly crumbs: readonly { readonly name: string; readonly href: string | undefined }[];
  /** `content` of each `<meta>`, by its name or property. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly headLinks: readonly { readonly rel: string; readonly href: string }[];
  readonly graphs: readonly string[];
  /** Addresses that the page links to, as written. */
  readonly links: readonly string[];
  readonly ids: readonly string[];
  /** The page's words, blanks made single. */
  readonly text: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string | undefined }[];
}

/** Turns a file's name into the address it answers; the copies for addresses with a slash at the end are left out. */
const routeOf = (file: string, all: ReadonlySet<string>): string | undefined => {
  if (file === "index.html") return "/";
  if (file.startsWith("admin/")) return undefined;
  if (file.endsWith("/index.html"))
    return all.has(file.replace("/index.html", ".html")) ? undefined : `/${file.replace("/index.html", "")}`;
  return `/${file.replace(/\.html$/, "")}`;
};

/** Lists the published HTML files, as paths below dist/ with forward slashes. Gatsby keeps the folder page-data/404.html. */
export const htmlFiles = (): readonly string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));

const read = (route: string, html: string): BuiltPage => {
  const $ = load(html);
  const meta: Record<string, string[]> = {};
  for (const { attribs } of $("head meta").toArray()) {
    const key = attribs.name ?? attribs.property;
    if (key) (meta[key] ??= []).push(attribs.content ?? "");
  }
  const crumbs = $(`nav[aria-label=${JSON.stringify(words.crumbs.label)}] li`)
    .toArray()
    .map((item) => ({ name: $(item).text().trim(), href: $(item).find("a").attr("href") }));
  const graphs = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text());
  const titles = $("head > title")
    .toArray()
    .map((title) => $(title).text());
  const attributes = (selector: string, name: string): readonly string[] =>
    $(selector)
      .map((_, element) => $(element).attr(name))
      .get();
  const headLinks = $("head link")
    .toArray()
    .map(({ attribs }) => ({ rel: attribs.rel ?? "", href: attribs.href ?? "" }));
  const pictures = $("img")
    .toArray()
    .map(({ attribs }) => ({ src: attribs.src ?? "", alt: attribs.alt }));
  const ids = attributes("[id]", "id");
  const links = attributes("body a[href]", "href");
  const headings = $("h1")
    .toArray()
    .map((heading) => $(heading).text().trim());
  $("script, style").remove();
  $("body *").not("wbr, .whole").append(" ");
  return {
    route,
    title: titles,
    headings,
    canonicals: headLinks.filter(({ rel }) => rel === "canonical").map(({ href }) => href),
    crumbs,
    meta,
    headLinks,
    graphs,
    links,
    ids,
    text: $("body").text().replace(/\s+/g, " "),
    pictures,
  };
};

/** Reads all built pages, sorted by address. */
export const readBuiltPages = (): readonly BuiltPage[] => {
  const files = new Set(htmlFiles());
  return [...files]
    .flatMap((file) => {
      const route = routeOf(file, files);
      return route === undefined ? [] : [read(route, readFileSync(path.join(DIST, file), "utf8"))];
    })
    .sort((one, other) => (one.route < other.route ? -1 : 1));
};

/** Tells whether a file of that address, such as /static/a.jpg, is published. */
export const isPublished = (address: string): boolean => existsSync(path.join(DIST, decodeURI(address)));

/** Reads a published file. */
export const readPublished = (address: string): string => readFileSync(path.join(DIST, address), "utf8");
