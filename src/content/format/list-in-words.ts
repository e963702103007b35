import { LANGUAGES, type Language } from "../shared/languages";

/**
 * Joins names with "and": "Henderson", "Henderson and Paradise", "Henderson, Paradise and Enterprise".
 *
 * @param type "disjunction" joins alternatives with "or": "by text or by email"
 */
export const listInWords = (names: readonly string[], language: Language = "en", type: Intl.ListFormatType = "conjunction"): string =>
  // British English omits the serial comma, as the content does.
  new Intl.ListFormat(language === "en" ? "en-GB" : LANGUAGES[language].tag, { type }).format(names);
