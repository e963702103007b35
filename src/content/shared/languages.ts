import { pathOf } from "./routes";

/** The languages of the site. */
export const LANGUAGES = {
  en: { tag: "en-US", name: "English" },
  es: { tag: "es-US", name: "Español" },
} as const satisfies Readonly<Record<string, { readonly tag: string; readonly name: string }>>;

export type Language = keyof typeof LANGUAGES;

/** A language other than English. */
export type Translation = Exclude<Language, "en">;

/** Languages other than English, each with a folder in `content/`. */
export const TRANSLATIONS: readonly Translation[] = ["es"];

/** Returns what paths in a language start with: nothing in English, and /es in Spanish. */
export const prefixOf = (language: Language): string => (language === "en" ? "" : `/${language}`);

/** Returns the language of a path on this site. */
export const languageOf = (path: string): Language =>
  TRANSLATIONS.find((language) => new RegExp(`^${prefixOf(language)}(?:[/#?]|$)`).test(path)) ?? "en";

/** Returns the English path of a page in any language: /contact for /es/contact. */
export const inEnglish = (path: string): string => {
  const rest = path.slice(prefixOf(languageOf(path)).length);
  return rest.startsWith("/") ? rest : `/${rest}`;
};

/** Returns the path of a page in a language. In Spanish, / becomes /es, and /contact#form becomes /es/contact#form. */
export const inLanguage = (path: string, language: Language): string => {
  const english = inEnglish(path);
  const prefix = prefixOf(language);
  return prefix === "" ? english : `${prefix}${english.replace(/^\/(?=$|[#?])/, "")}`;
};

/** Returns the English version of a file, as a path in `content/`: pages/home.yml for es/pages/home.yml. */
export const englishFile = (file: string): string => file.replace(new RegExp(`^(?:${TRANSLATIONS.join("|")})/`), "");

/** Returns a language's version of an English file: es/pages/home.yml for pages/home.yml. */
export const fileIn = (language: Language, file: string): string => (language === "en" ? file : `${language}/${file}`);

/** A resolved link. */
export interface PageLink {
  readonly href: string;
  /** Set if the link is on a page in another language and leads to an English page. */
  readonly hrefLang?: "en";
}

/** Checks whether a link leads from a page in a language other than English to an English page. False for files and other sites. */
export const leadsToEnglishPage = (language: Language, to: string): boolean =>
  language !== "en" && /^\/(?!\/)/.test(to) && !/\.\w+$/.test(pathOf(to)) && languageOf(pathOf(to)) !== language;

/**
 * Returns a link to a page in the given language, or to the English page if there is no translation. Does not change links to files or
 * other sites.
 *
 * @param has checks whether the language has the page at an English path
 */
export const linkIn = (language: Language, has: (path: string) => boolean, to: string): PageLink => {
  if (!leadsToEnglishPage(language, to)) return { href: to };
  return has(pathOf(to)) ? { href: inLanguage(to, language) } : { href: to, hrefLang: "en" };
};
