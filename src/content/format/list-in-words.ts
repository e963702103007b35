import { LANGUAGES, type Language } from "../shared/languages";

/** Returns the locale for lists. British English has no serial comma, like the texts. */
const tagOf = (language: Language): string => (language === "en" ? "en-GB" : LANGUAGES[language].tag);

/** Joins names with "and": "Henderson", "Henderson and Paradise", "Henderson, Paradise and Enterprise". */
export const listInWords = (names: readonly string[], language: Language = "en"): string =>
  new Intl.ListFormat(tagOf(language)).format(names);

/** Joins alternatives with "or": "by text or by email". */
export const choiceInWords = (names: readonly string[], language: Language = "en"): string =>
  new Intl.ListFormat(tagOf(language), { type: "disjunction" }).format(names);
