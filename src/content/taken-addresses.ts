/** All addresses in use: pages of all languages, other files, and the Worker's paths. No redirect may start at one. */
import { inLanguage, languageOf, LANGUAGES, type Language } from "./shared/languages";
import { ANSWER_ROUTES, siteFiles } from "./shared/routes";

/** Addresses of a site besides the files of every build. */
export interface SiteAddresses {
  /** English addresses of all pages. */
  readonly pages: Iterable<string>;
  /** Languages with a folder in `content/`, without English. */
  readonly languages: readonly Language[];
  /** Files in `static/`, as relative paths. */
  readonly staticFiles: readonly string[];
}

/** Describes the owner of an address; undefined if the address is free. */
export type OwnerOf = (address: string) => string | undefined;

/** Decodes a path once. Returns it unchanged if it cannot be decoded. */
export const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Normalizes an address for comparison: decoded, without a trailing slash, in lower case (some disks ignore case). */
const comparable = (address: string): string =>
  decodePath(address)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, "");

/** Returns the page of a file's address: /about for /about.html, / for /index.html. */
const pageOfFile = (path: string): string => path.replace(/(?:\/index)?\.html$|\/index$/, "") || "/";

/** Returns a function that looks up an address, in any case or encoding, among all addresses in use. */
export const ownerOfAddress = ({ pages, languages, staticFiles }: SiteAddresses): OwnerOf => {
  const inAllLanguages = (paths: Iterable<string>) =>
    (["en", ...languages] as const).flatMap((language) => [...paths].map((path) => comparable(inLanguage(path, language))));
  const pagePaths = new Set(inAllLanguages(pages));
  const answers = new Set([...inAllLanguages(ANSWER_ROUTES), siteFiles.admin]);
  const files = [
    ...answers,
    ...inAllLanguages([siteFiles.feed, siteFiles.llms]),
    ...Object.values(siteFiles).map(comparable),
    ...staticFiles.map((file) => comparable(`/${file}`)),
  ];
  return (address) => {
    const path = comparable(address);
    const page = pageOfFile(path);
    if (pagePaths.has(path)) {
      const language = languageOf(path);
      return language === "en" ? "a page of this site" : `reserved for the page in ${LANGUAGES[language].name}`;
    }
    if (pagePaths.has(page)) return `the file of the page ${page}`;
    const isReserved = answers.has(page) || files.some((file) => `${path}/`.startsWith(`${file}/`));
    return isReserved ? "reserved for the site itself" : undefined;
  };
};
