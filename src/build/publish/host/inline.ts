/** Reads from a finished page what the host's rules and the last check before publishing must know about it. */
import { Parser } from "htmlparser2";
import { hashSource } from "../../policy/hash-source";
import { isPageScript } from "../hashed-files";
import { addressesInSrcset } from "../page-files";

/** What stands inside a page's own HTML. */
export interface PageInlines {
  /** The page's own policy; empty when there is none before what it speaks of. */
  readonly policy: string;
  /** `script-src` sources of its inline scripts, such as `'sha256-...'`. */
  readonly scripts: readonly string[];
  /** `style-src` sources of its inline styles. */
  readonly styles: readonly string[];
  /** Tags that run or fetch a script, or fetch data, as soon as the page comes, but for the one small script that waits for nothing. */
  readonly early: readonly string[];
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

const isForbidden = (name: string, value: string): boolean =>
  name === "style" || /^on[a-z]+$/.test(name) || (LINK_ATTRIBUTES.has(name) && /^\s*javascript:/i.test(value));

const loadsOf = (tag: string, { src = "", href = "", rel = "", srcset, imagesrcset }: Attributes): readonly string[] => {
  const link = tag === "link" && !PAGE_LINKS.test(rel) ? href : "";
  return [tag === "iframe" ? "" : src, link, ...addressesInSrcset(srcset), ...addressesInSrcset(imagesrcset)]
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => address.replace(/[?#].*$/, ""));
};

const POLICY = "content-security-policy";

/** Tells whether a tag does what a policy may forbid. */
const isGoverned = (tag: string): boolean => ["script", "style", "link", "body"].includes(tag);

const isEarly = (tag: string, { src, rel = "", as = "", async }: Attributes): boolean =>
  tag === "script"
    ? src !== undefined && !(async !== undefined && isPageScript(src))
    : tag === "link" && (/\bmodulepreload\b/.test(rel) || (/\b(?:preload|prefetch)\b/.test(rel) && ["script", "fetch"].includes(as)));

const written = (tag: string, attributes: Attributes): string =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(" ")}>`;

/** Lists the policy, the inline scripts and styles, the forbidden attributes and the loaded files of a page. */
export const inlinesOf = (html: string): PageInlines => {
  const found = {
    scripts: [] as string[],
    styles: [] as string[],
    early: [] as string[],
    forbidden: [] as string[],
    loads: [] as string[],
  };
  let policy: string | undefined;
  let text = "";
  let into: string[] | undefined;
  const parser = new Parser({
    onopentag: (tag, attributes: Attributes) => {
      if (isGoverned(tag)) policy ??= "";
      if (attributes["http-equiv"]?.toLowerCase() === POLICY) policy ??= attributes.content ?? "";
      if (isEarly(tag, attributes)) found.early.push(written(tag, attributes));
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
  return { policy: policy ?? "", ...found, loads: [...new Set(found.loads)] };
};
