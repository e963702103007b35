/** Reads from a finished page what the host's rules and the last check before publishing must know about it. */
import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** What stands inside a page's own HTML. */
export interface PageInlines {
  /** `script-src` sources of its inline scripts, such as `'sha256-...'`. */
  readonly scripts: readonly string[];
  /** `style-src` sources of its inline styles. */
  readonly styles: readonly string[];
  /** Attributes the browser would refuse under a strict policy, each as the tag it stands in. */
  readonly forbidden: readonly string[];
  /** Addresses of this site that the page loads: scripts, styles, pictures, data. */
  readonly loads: readonly string[];
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
/** Links that name a page instead of loading a file. */
const PAGE_LINKS = /\b(?:canonical|prev|next|alternate)\b/;

type Attributes = Readonly<Record<string, string>>;

/** Makes the source that allows exactly this text: a hash over its UTF-8 bytes. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const isForbidden = (name: string, value: string): boolean =>
  name === "style" || /^on[a-z]+$/.test(name) || (LINK_ATTRIBUTES.has(name) && /^\s*javascript:/i.test(value));

const candidates = (srcset = ""): readonly string[] => srcset.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? "");

const loadsOf = (tag: string, { src = "", href = "", rel = "", srcset, imagesrcset }: Attributes): readonly string[] => {
  const link = tag === "link" && !PAGE_LINKS.test(rel) ? href : "";
  return [tag === "iframe" ? "" : src, link, ...candidates(srcset), ...candidates(imagesrcset)]
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => address.replace(/[?#].*$/, ""));
};

/** Lists the inline scripts and styles, the forbidden attributes and the loaded files of a page. */
export const inlinesOf = (html: string): PageInlines => {
  const found = { scripts: [] as string[], styles: [] as string[], forbidden: [] as string[], loads: [] as string[] };
  let text = "";
  let into: string[] | undefined;
  const parser = new Parser({
    onopentag: (tag, attributes: Attributes) => {
      for (const [name, value] of Object.entries(attributes))
        if (isForbidden(name, value)) found.forbidden.push(`<${tag} ${name}="${value}">`);
      found.loads.push(...loadsOf(tag, attributes));
      const isActive = attributes.src === undefined && ACTIVE_TYPES.has((attributes.type ?? "").trim().toLowerCase());
      text = "";
      into = tag === "style" ? found.styles : tag === "script" && isActive ? found.scripts : undefined;
    },
    ontext: (part) => {
      text += part;
    },
    onclosetag: (tag) => {
      if (tag === "style" || tag === "script") into?.push(hashSource(text));
      into = undefined;
    },
  });
  parser.end(html);
  return { ...found, loads: [...new Set(found.loads)] };
};

/** Puts the inlines of several pages together, each once, in a steady order. */
export const mergeInlines = (pages: readonly PageInlines[]): PageInlines => {
  const all = (key: keyof PageInlines) => [...new Set(pages.flatMap((page) => page[key]))].sort();
  return { scripts: all("scripts"), styles: all("styles"), forbidden: all("forbidden"), loads: all("loads") };
};
