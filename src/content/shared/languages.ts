/** The languages of the site. English addresses have no prefix; other languages have the same addresses with a prefix. */
export const LANGUAGES = {
  en: { tag: "en-US", prefix: "", name: "English" },
  es: { tag: "es-US", prefix: "/es", name: "Español" },
} as const satisfies Readonly<Record<string, { readonly tag: string; readonly prefix: string; readonly name: string }>>;

export type Language = keyof typeof LANGUAGES;

/** A language other than English. */
export type Translation = Exclude<Language, "en">;

/** Languages other than English; each is a folder of `content/`. */
export const TRANSLATIONS: readonly Translation[] = ["es"];

/** Returns the language of an address of this site. */
export const languageOf = (path: string): Language =>
  TRANSLATIONS.find((language) => new RegExp(`^${LANGUAGES[language].prefix}(?:[/#?]|$)`).test(path)) ?? "en";

/** Returns the English address of a page in any language: /es/contact is /contact. */
export const inEnglish = (path: string): string => {
  const { prefix } = LANGUAGES[languageOf(path)];
  const rest = path.slice(prefix.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
};

/** Returns the address of a page in a language: in Spanish / is /es, and /contact#form is /es/contact#form. */
export const inLanguage = (path: string, language: Language): string => {
  const english = inEnglish(path);
  const { prefix } = LANGUAGES[language];
  return prefix === "" ? english : `${prefix}${english.replace(/^\/(?=$|[#?])/, "")}`;
};

/** Returns the English file for a file in any language, as paths below `content/`: pages/home.yml for es/pages/home.yml. */
export const englishFile = (file: string): string => file.replace(new RegExp(`^(?:${TRANSLATIONS.join("|")})/`), "");

/** Returns a language's file for an English file: es/pages/home.yml for pages/home.yml. */
export const fileIn = (language: Language, file: string): string => (language === "en" ? file : `${language}/${file}`);

/** A resolved link. */
export interface PageLink {
  readonly href: string;
  /** Set if it is an English page linked from another language. */
  readonly hrefLang?: "en";
}

/**
 * Resolves a link on a page: to the page in the same language, else to the English one. Files and other sites are unchanged.
 *
 * @param has whether the language has a page at an English address
 */
export const linkIn = (language: Language, has: (path: string) => boolean, to: string): PageLink => {
  const path = to.replace(/[#?].*$/, "");
  if (language === "en" || !/^\/(?!\/)/.test(to) || /\.\w+$/.test(path) || languageOf(path) === language) return { href: to };
  return has(path) ? { href: inLanguage(to, language) } : { href: to, hrefLang: "en" };
};
