/** Every address that the site answers itself: pages of all languages, files beside them, and the Worker's. No redirect may start at one. */
import { inLanguage, languageOf, LANGUAGES, type Language } from "./shared/languages";
import { ANSWER_ROUTES, siteFiles } from "./shared/routes";

/** What the site has besides the files that every build writes. */
export interface SiteAddresses {
  /** English addresses of all pages. */
  readonly pages: Iterable<string>;
  /** Languages that have a folder in `content/`, besides English. */
  readonly languages: readonly Language[];
  /** Files of the project's folder `static/`, as paths below it. */
  readonly staticFiles: readonly string[];
}

/** Returns what the site has at an address, in words, or undefined where the address is free. */
export type OwnerOf = (address: string) => string | undefined;

/** Decodes a path once. One that cannot be decoded is returned as it is. */
export const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Returns the form in which addresses are compared: decoded, without a slash at the end, and small, as on disks that ignore case. */
const comparable = (address: string): string =>
  decodePath(address)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, "");

/** Returns the page whose file an address names: /about.html is that of /about, /index.html that of the home page. */
const pageOfFile = (path: string): string => path.replace(/(?:\/index)?\.html$|\/index$/, "") || "/";

/** Lists an address and everything above it: /a/b/c, /a/b, /a. */
const withParents = (path: string): readonly string[] => {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - index).join("/"));
};

/** Returns the function that looks an address up, in any case or encoding, among all that the site answers itself. */
export const ownerOfAddress = ({ pages, languages, staticFiles }: SiteAddresses): OwnerOf => {
  const all: readonly Language[] = ["en", ...languages];
  const everywhere = (paths: Iterable<string>) =>
    all.flatMap((language) => [...paths].map((path) => comparable(inLanguage(path, language))));
  const pagePaths = new Set(everywhere(pages));
  const answers = new Set([...everywhere(ANSWER_ROUTES), siteFiles.admin]);
  const files = new Set([
    ...answers,
    ...everywhere([siteFiles.feed, siteFiles.llms]),
    ...Object.values(siteFiles).map(comparable),
    ...staticFiles.map((file) => comparable(`/${file}`)),
  ]);
  return (address) => {
    const path = comparable(address);
    const page = pageOfFile(path);
    if (pagePaths.has(path)) {
      const language = languageOf(path);
      return language === "en" ? "a page of this site" : `kept for the page in ${LANGUAGES[language].name}`;
    }
    if (pagePaths.has(page)) return `the file of the page ${page}`;
    return answers.has(page) || withParents(path).some((one) => files.has(one)) ? "kept for the site itself" : undefined;
  };
};
