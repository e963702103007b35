/** Reads from a finished page what a strict Content-Security-Policy must know about it. */
import { createHash } from "node:crypto";
import { load, type CheerioAPI } from "cheerio/slim";

/** What stands inside a page's own HTML: the sources a policy must name, and what no policy of ours allows. */
export interface PageInlines {
  /** `script-src` sources, such as `'sha256-...'`. */
  readonly scripts: readonly string[];
  /** `style-src` sources. */
  readonly styles: readonly string[];
  /** Attributes the browser would refuse, each as the tag it stands in. */
  readonly forbidden: readonly string[];
}

/** Types the browser runs or acts on; any other, JSON-LD among them, is data that no policy looks at. */
const ACTIVE_TYPES: ReadonlySet<string> = new Set([
  "",
  "text/javascript",
  "application/javascript",
  "module",
  "importmap",
  "speculationrules",
]);
const LINK_ATTRIBUTES: ReadonlySet<string> = new Set(["href", "src", "action", "formaction", "xlink:href"]);

/** Makes the source that allows exactly this text: a hash over its UTF-8 bytes. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const isForbidden = (name: string, value: string): boolean =>
  name === "style" || /^on[a-z]+$/.test(name) || (LINK_ATTRIBUTES.has(name) && /^\s*javascript:/i.test(value));

const forbiddenIn = ($: CheerioAPI): readonly string[] =>
  $("*")
    .toArray()
    .flatMap((node) => ("attribs" in node ? [node] : []))
    .flatMap(({ name: tag, attribs }) =>
      Object.entries(attribs)
        .filter(([name, value]) => isForbidden(name, value))
        .map(([name, value]) => `<${tag} ${name}="${value}">`),
    );

/** Lists the inline scripts, styles and forbidden attributes of a page. */
export const inlinesOf = (html: string): PageInlines => {
  const $ = load(html);
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const scripts = $("script:not([src])")
    .toArray()
    .filter(({ attribs }) => ACTIVE_TYPES.has((attribs["type"] ?? "").trim().toLowerCase()));
  return {
    scripts: scripts.map((script) => hashSource($(script).text())),
    styles: textsOf("style").map(hashSource),
    forbidden: forbiddenIn($),
  };
};

/** Puts the inlines of several pages together, each source once, in a steady order. */
export const mergeInlines = (pages: readonly PageInlines[]): PageInlines => {
  const all = (key: keyof PageInlines) => [...new Set(pages.flatMap((page) => page[key]))].sort();
  return { scripts: all("scripts"), styles: all("styles"), forbidden: all("forbidden") };
};
