/** Where the files of a build are, and which of them a page or a script loads. */
import { Parser } from "htmlparser2";
import { siteFiles } from "../../content/shared/routes";
import { decodePath } from "../../content/taken-addresses";

/** The folder of all files whose name carries a hash of what they hold: one rule tells browsers to keep them. */
export const HASHED_FOLDER = siteFiles.hashed.slice(1);

/** Tells whether an address has an ending, as those of files have: /prices.html. */
export const hasEnding = (address: string): boolean => /\.\w+$/.test(address);

/** Whether a file is a script. */
export const isScript = (file: string): boolean => file.endsWith(".js");

const isFile = (page: string): boolean => page.endsWith(".html");

/** Names a page's HTML file: /about is about/index.html, /404.html is 404.html. */
export const htmlFile = (page: string): string => (isFile(page) ? page.slice(1) : `${page.slice(1)}/index.html`.replace(/^\//, ""));

/** Names the file beside a folder's index: hosts answer /about with about.html, and /about/ with about/index.html. */
export const fileBeside = (file: string): string | undefined =>
  file.endsWith("/index.html") ? file.replace(/\/index\.html$/, ".html") : undefined;

/** Where a page is that names no address of its own. */
const NO_SITE = "https://site.invalid";

/** Lists the file below `static/` that an address of this site names. */
const staticFileOf = (address: string, siteUrl: string): readonly string[] => {
  if (!URL.canParse(address, siteUrl)) return [];
  const { origin, pathname } = new URL(address, siteUrl);
  return origin === new URL(siteUrl).origin && pathname.startsWith(`/${HASHED_FOLDER}/`) ? [decodePath(pathname.slice(1))] : [];
};

/** A file's address in code or data: a picture of Gatsby's in its two folders, or a name that ends with a hash. */
const IN_CODE =
  /(?:https?:\/\/[^/\s"'`]+|(?<![\w.~%/-])|(?<=\\n))\/static\/(?:[0-9a-f]{32}\/[0-9a-f]{5}\/[^"'`\s,()<>&\\]+|[\w./-]+[.-][0-9a-f]{10,32}\.\w+)/g;

/** Lists the files below `static/` that a script, a style or a page's data names, as paths below the published folder. */
export const staticFilesIn = (code: string, siteUrl = NO_SITE): readonly string[] =>
  Array.from(code.matchAll(IN_CODE)).flatMap(([address]) => staticFileOf(address, siteUrl));

/** Lists the addresses of a `srcset`: a comma belongs to an address unless it ends it. */
export const addressesInSrcset = (srcset = ""): readonly string[] =>
  Array.from(srcset.matchAll(/([^\s,]\S*[^\s,])[^,]*/g), ([, address = ""]) => address);

/** Lists the files below `static/` that a page's elements, scripts, styles and data name, as paths below the published folder. */
export const staticFilesOf = (html: string): readonly string[] => {
  const addresses: string[] = [];
  const code: string[] = [];
  let siteUrl = NO_SITE;
  let isCode = false;
  const parser = new Parser({
    onopentag: (tag, { src = "", href = "", srcset, imagesrcset, rel, style = "", ...others }) => {
      if (rel === "canonical" && URL.canParse(href)) siteUrl = href;
      addresses.push(src, href, ...addressesInSrcset(srcset), ...addressesInSrcset(imagesrcset));
      code.push(style, ...Object.entries(others).flatMap(([name, value]) => (name.startsWith("data-") ? [value] : [])));
      isCode = tag === "script" || tag === "style";
    },
    ontext: (text) => {
      if (isCode) code.push(text);
    },
    onclosetag: () => {
      isCode = false;
    },
  });
  parser.end(html);
  return [
    ...addresses.filter(Boolean).flatMap((address) => staticFileOf(address, siteUrl)),
    ...code.flatMap((text) => staticFilesIn(text, siteUrl)),
  ];
};
