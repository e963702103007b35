import { LANGUAGES, type Language } from "../shared/languages";

/** English without a comma before the last name, as the texts have it. */
const tagOf = (language: Language): string => (language === "en" ? "en-GB" : LANGUAGES[language].tag);

/** Joins names as a sentence does: "Henderson", "Henderson and Paradise", "Henderson, Paradise and Enterprise". */
export const listInWords = (names: readonly string[], language: Language = "en"): string =>
  new Intl.ListFormat(tagOf(language)).format(names);

/** Joins what one may choose from: "by text or by email". */
export const choiceInWords = (names: readonly string[], language: Language = "en"): string =>
  new Intl.ListFormat(tagOf(language), { type: "disjunction" }).format(names);
