/** The languages of the site. English keeps its addresses; every other language has the same ones under a prefix of its own. */
export const LANGUAGES = {
  en: { tag: "en-US", prefix: "", name: "English", inEnglish: "" },
  es: { tag: "es-US", prefix: "/es", name: "Español", inEnglish: "(en inglés)" },
} as const satisfies Readonly<
  Record<string, { readonly tag: string; readonly prefix: string; readonly name: string; readonly inEnglish: string }>
>;

export type Language = keyof typeof LANGUAGES;

/** The languages that are translations of the English content: each is a folder of `content/`. */
export const TRANSLATIONS = ["es"] as const satisfies readonly Exclude<Language, "en">[];

const startsWithPrefix = (path: string, prefix: string): boolean =>
  path === prefix || ["/", "#", "?"].some((sign) => path.startsWith(`${prefix}${sign}`));

/** Gives the language of an address of this site. */
export const languageOf = (path: string): Language =>
  TRANSLATIONS.find((language) => startsWithPrefix(path, LANGUAGES[language].prefix)) ?? "en";

/** Gives the English address of a page, whatever the language of its own: /es/contact is /contact. */
export const inEnglish = (path: string): string => {
  const { prefix } = LANGUAGES[languageOf(path)];
  const rest = path.slice(prefix.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
};

/** Gives the address of a page in a language, whatever the language of its own: in Spanish / is /es, and /contact#form is /es/contact#form. */
export const inLanguage = (path: string, language: Language): string => {
  const english = inEnglish(path);
  const { prefix } = LANGUAGES[language];
  return prefix === "" ? english : `${prefix}${english.replace(/^\/(?=$|[#?])/, "")}`;
};

/** Gives the English file of a translation's, both as paths below `content/`: of es/pages/home.yml pages/home.yml. */
export const englishFile = (file: string): string => file.replace(new RegExp(`^(?:${TRANSLATIONS.join("|")})/`), "");
