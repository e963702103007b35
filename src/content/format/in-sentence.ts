import type { Language } from "../shared/languages";

/**
 * Returns a title as it reads inside a sentence: "Parking Lot Striping" becomes "parking lot striping", and "ADA Markings" becomes
 * "ADA markings". English titles capitalize most words. In other languages, only the first word loses its capital in a sentence.
 */
export const inSentence = (title: string, language: Language): string => {
  // Words with one capital, at their start. Acronyms have more.
  if (language === "en") return title.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}*(?![\p{L}\p{N}])/gu, (word) => word.toLowerCase());
  return /^\p{Lu}(?:\p{Ll}|$)/u.test(title) ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
};
