/** Splits a search into words, each in the forms in which the database may contain it. */
import { withoutCountry } from "./typed-phone";

/** Lowercases only the letters A to Z, as SQLite's `lower` does. */
const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const digitsOf = (text: string): string => text.replace(/\D+/g, "");

/** Matches a US phone number with or without its area code, possibly with spaces in it. Also matches two numbers such as `120 4500`. */
const PHONE = /(?<!\d[.,]?)(?:\+?1[^\p{L}\p{N}@]*)?(?:\(?\d{3}[^\p{L}\p{N}@]*)?\d{3}[^\p{L}\p{N}@]*\d{4}(?!\d)/gu;

/** Matches a word that may be part of a phone number. */
const PHONE_SIGNS = /^[\d().+/\u2010-\u2015-]+$/;

/** Matches what a phone number or an email address starts with if it was copied from a link. */
const LINK_SCHEME = /\b(?:tel|sms|callto|mailto):(?=\S)/giu;

/** Minimum number of digits for which a search ignores how a phone number is written. */
const MIN_DIGITS = 3;

/**
 * Returns a word's forms: as typed; in lower, upper and title case, because SQLite lowercases only A to Z; with accents as separate
 * characters (NFD); and, for a part of a phone number, only its digits.
 */
const formsOf = (word: string): readonly string[] => {
  const digits = PHONE_SIGNS.test(word) ? withoutCountry(digitsOf(word)) : "";
  const cases = [word, word.toLowerCase(), word.toUpperCase(), `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`];
  const forms = [...cases, ...cases.map((form) => form.normalize("NFD"))].map(asciiLower);
  return [...new Set([...forms, ...(digits.length >= MIN_DIGITS ? [digits] : [])])];
};

/**
 * Returns a word for each part of a phone number. A request matches if it contains the number in any notation, or all of its parts, because
 * the parts may be separate numbers.
 */
const phoneWords = (phone: string): readonly (readonly string[])[] => {
  const whole = [phone, withoutCountry(digitsOf(phone))];
  const parts = phone.split(/[\s,;]+/).filter((part) => /\d/.test(part));
  return parts.map((part) => [...new Set([...whole, ...formsOf(part)])]);
};

/** Returns the words of a search. Each word is a list of forms; a request matches if its text contains one form of each word. */
export const searchWords = (search: string): readonly (readonly string[])[] => {
  const text = search.normalize("NFKC").replace(LINK_SCHEME, "");
  const phones = text.match(PHONE) ?? [];
  const rest = phones.reduce((words, phone) => words.replace(phone, " "), text);
  return [...phones.flatMap(phoneWords), ...rest.split(/\s+/).filter(Boolean).map(formsOf)];
};
