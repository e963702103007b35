/** Describes what uses a path: a page in any language, another file, or the Worker. No redirect may start at a path in use. */
import { inLanguage, languageOf, LANGUAGES, type Language } from "../shared/languages";
import { FALLBACK_ROUTES, siteFiles } from "../shared/routes";

/** Paths that differ from site to site, unlike those in `siteFiles`. */
export interface SiteAddresses {
  /** English paths of all pages. */
  readonly pages: Iterable<string>;
  /** Languages other than English that have a folder in `content/`. */
  readonly languages: readonly Language[];
  /** Files in `static/`, as relative paths. */
  readonly staticFiles: readonly string[];
}

/** Returns a description of what uses an address, or undefined if nothing does. */
export type OwnerOf = (address: string) => string | undefined;

/** Returns a path decoded once, or unchanged if it cannot be decoded. */
export const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Normalizes an address for comparison: decodes it, removes trailing slashes, and lowercases it, because some file systems ignore case. */
const comparable = (address: string): string =>
  decodePath(address)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, "");

/**
 * Returns the path of the page at an address that names its file or index: /about for /about.html and /about/index, / for /index.html.
 * Returns any other path unchanged.
 */
const pageOfFile = (path: string): string => path.replace(/(?:\/index)?\.html$|\/index$/, "") || "/";

/** Returns paths in all languages, normalized for comparison. */
const inAllLanguages = (paths: Iterable<string>, languages: readonly Language[]): readonly string[] =>
  (["en", ...languages] as const).flatMap((language) => [...paths].map((path) => comparable(inLanguage(path, language))));

/** Returns a function that describes which page uses an address. The function ignores case, percent-encoding and trailing slashes. */
export const pageAtAddress = ({ pages, languages }: Pick<SiteAddresses, "pages" | "languages">): OwnerOf => {
  const pagePaths = new Set(inAllLanguages(pages, languages));
  return (address) => {
    const path = comparable(address);
    const page = pageOfFile(path);
    if (!pagePaths.has(path)) return pagePaths.has(page) ? `the file of the page ${page}` : undefined;
    const language = languageOf(path);
    return language === "en" ? "a page on this site" : `reserved for the page in ${LANGUAGES[language].name}`;
  };
};

/** Returns a function that describes what uses an address. The function ignores case, percent-encoding and trailing slashes. */
export const ownerOfAddress = ({ pages, languages, staticFiles }: SiteAddresses): OwnerOf => {
  const pageAt = pageAtAddress({ pages, languages });
  /** Reserved pages. Their HTML files, such as /404.html, are reserved too. */
  const reservedPages = new Set([...inAllLanguages(FALLBACK_ROUTES, languages), siteFiles.admin]);
  const files = [
    ...reservedPages,
    ...inAllLanguages([siteFiles.feed, siteFiles.llms], languages),
    ...Object.values(siteFiles).map(comparable),
    ...staticFiles.map((file) => comparable(`/${file}`)),
  ];
  return (address) => {
    const path = comparable(address);
    // A path is reserved if it is one of the files, or in one of the folders.
    const isReserved = reservedPages.has(pageOfFile(path)) || files.some((file) => `${path}/`.startsWith(`${file}/`));
    return pageAt(address) ?? (isReserved ? "reserved for the site itself" : undefined);
  };
};
