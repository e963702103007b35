/** Splits a search into words, each in the forms in which the database may contain it. */

/** Lowercases only the letters A to Z, as SQLite's `lower` does. */
const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const digitsOf = (text: string): string => text.replace(/\D+/g, "");

/** Removes the US country code. */
const withoutCountry = (digits: string): string => digits.replace(/^1(?=\d{10}$)/, "");

/** Matches characters that may be a phone number, possibly with spaces in it. */
const PHONE = /\+?[\d(][^\p{L}@]*\d/gu;

/** Matches a word that may be part of a phone number. */
const PHONE_SIGNS = /^[\d().+/\u2010-\u2015-]+$/;

/** Matches what a phone number or an email address starts with if it was copied from a link. */
const LINK_SCHEME = /\b(?:tel|sms|callto|mailto):(?=\S)/giu;

/** Checks whether digits have the length of a phone number with or without its area code. */
const isPhone = (digits: string): boolean => [7, 10].includes(withoutCountry(digits).length);

/** Minimum number of digits for which a search ignores how a phone number is written. */
const MIN_DIGITS = 3;

/**
 * Returns a word's forms: as typed, with the other case of letters that SQLite cannot change, with accents as separate characters (NFD),
 * and, for a part of a phone number, only its digits.
 */
const formsOf = (word: string): readonly string[] => {
  const digits = PHONE_SIGNS.test(word) ? withoutCountry(digitsOf(word)) : "";
  const cases = [word, word.toLowerCase(), word.toUpperCase(), `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`];
  const forms = [...cases, ...cases.map((form) => form.normalize("NFD"))].map(asciiLower);
  return [...new Set([...forms, ...(digits.length >= MIN_DIGITS ? [digits] : [])])];
};

/**
 * Returns the words of a search. Each word is a list of forms; a request matches if its text contains one form of each word. A phone number
 * is one word, in any notation: its digits are searched too.
 */
export const searchWords = (search: string): readonly (readonly string[])[] => {
  const text = search.normalize("NFKC").replace(LINK_SCHEME, "");
  const phones = (text.match(PHONE) ?? []).filter((part) => isPhone(digitsOf(part)));
  const rest = phones.reduce((words, phone) => words.replace(phone, " "), text);
  return [
    ...phones.map((phone) => [...new Set([asciiLower(phone), withoutCountry(digitsOf(phone))])]),
    ...rest.split(/\s+/).filter(Boolean).map(formsOf),
  ];
};
