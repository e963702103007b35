import type { Language } from "../shared/languages";

/** Source of a pattern for words with one capital, at their start. Acronyms have more. */
const CAPITALIZED = String.raw`\p{Lu}\p{Ll}*(?![\p{L}\p{N}])`;
const EACH_WORD = new RegExp(String.raw`(?<![\p{L}\p{N}])${CAPITALIZED}`, "gu");
const FIRST_WORD = new RegExp(`^${CAPITALIZED}`, "u");

/**
 * Returns a title as it reads inside a sentence: "Parking Lot Striping" becomes "parking lot striping", and "ADA Markings" becomes
 * "ADA markings". English titles capitalize most words. In other languages, only the first word loses its capital in a sentence.
 */
export const inSentence = (title: string, language: Language): string =>
  title.replace(language === "en" ? EACH_WORD : FIRST_WORD, (word) => word.toLowerCase());
