/** The languages of the site. English keeps its addresses; every other language has the same ones under a prefix of its own. */
export const LANGUAGES = {
  en: { tag: "en-US", prefix: "", name: "English" },
  es: { tag: "es-US", prefix: "/es", name: "Español" },
} as const satisfies Readonly<Record<string, { readonly tag: string; readonly prefix: string; readonly name: string }>>;

export type Language = keyof typeof LANGUAGES;

/** A language beside English. */
export type Translation = Exclude<Language, "en">;

/** The languages beside English: each is a folder of `content/`. */
export const TRANSLATIONS: readonly Translation[] = ["es"];

const startsWithPrefix = (path: string, prefix: string): boolean =>
  path === prefix || ["/", "#", "?"].some((sign) => path.startsWith(`${prefix}${sign}`));

/** Returns the language of an address of this site. */
export const languageOf = (path: string): Language =>
  TRANSLATIONS.find((language) => startsWithPrefix(path, LANGUAGES[language].prefix)) ?? "en";

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

/** Returns the English file of a file in any language, both as paths below `content/`: of es/pages/home.yml pages/home.yml. */
export const englishFile = (file: string): string => file.replace(new RegExp(`^(?:${TRANSLATIONS.join("|")})/`), "");

/** Returns the file of a language with the name of an English one: of pages/home.yml es/pages/home.yml. */
export const fileIn = (language: Language, file: string): string => (language === "en" ? file : `${language}/${file}`);

/** Where a link leads on a page. */
export interface PageLink {
  readonly href: string;
  /** Set for an English page among those of another language. */
  readonly hrefLang?: "en";
}

/**
 * Finds where a link of a page leads: to the page in the same language, or else to the English one. Files and other sites stay.
 *
 * @param has whether the language has a page at an English address
 */
export const linkIn = (language: Language, has: (path: string) => boolean, to: string): PageLink => {
  const path = to.replace(/[#?].*$/, "");
  if (language === "en" || !/^\/(?!\/)/.test(to) || /\.\w+$/.test(path) || languageOf(path) === language) return { href: to };
  return has(path) ? { href: inLanguage(to, language) } : { href: to, hrefLang: "en" };
};
