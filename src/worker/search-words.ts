/** Splits a search into words, each in the forms in which the database may contain it. */
import { cleanText } from "../content/format/clean-text";
import { withoutCountry } from "./typed-phone";

/** Lowercases only the letters A to Z, as SQLite's `lower` does. */
const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const digitsOf = (text: string): string => text.replace(/\D+/g, "");

/** Matches what may be between the digits of a phone number: anything but letters, digits and @. */
const GAP = String.raw`[^\p{L}\p{N}@]*`;

/**
 * Matches a US phone number with or without its area code, possibly with spaces in it. Also matches two numbers such as `120 4500`. Does not
 * start inside a number such as 2,500.
 */
const PHONE = new RegExp(String.raw`(?<!\d[.,]?)(?:\+?1${GAP})?(?:\(?\d{3}${GAP})?\d{3}${GAP}\d{4}(?!\d)`, "gu");

/** Matches a word that may be part of a phone number. */
const PHONE_SIGNS = /^[\d().+/\u2010-\u2015-]+$/;

/** Matches what a phone number or an email address starts with if it was copied from a link. */
const LINK_SCHEME = /\b(?:tel|sms|callto|mailto):(?=\S)/giu;

/** Fewest digits that a part of a phone number needs to be searched for by its digits alone. */
const MIN_DIGITS = 3;

/** Returns the text with full-width digits, letters and signs as ASCII. Keeps its length: leaves characters such as ½ that become several. */
const asAscii = (text: string): string =>
  text.replace(/./gsu, (character) => {
    const plain = character.normalize("NFKC");
    return plain.length === character.length ? plain : character;
  });

/**
 * Returns a word's forms: as typed, and with plain characters (NFKC), such as `m2` for `m²`; both in lower, upper and title case, because
 * SQLite lowercases only A to Z; with accents as separate characters (NFD); and, for a part of a phone number, only its digits.
 */
const formsOf = (word: string): readonly string[] => {
  const plain = word.normalize("NFKC");
  const digits = PHONE_SIGNS.test(plain) ? withoutCountry(digitsOf(plain)) : "";
  const cases = [word, plain].flatMap((form) => [
    form,
    form.toLowerCase(),
    form.toUpperCase(),
    `${form.slice(0, 1).toUpperCase()}${form.slice(1).toLowerCase()}`,
  ]);
  const forms = [...cases, ...cases.map((form) => form.normalize("NFD"))].map(asciiLower);
  return [...new Set([...forms, ...(digits.length >= MIN_DIGITS ? [digits] : [])])];
};

/**
 * Returns a word for each part of a phone number. A request matches if it contains the number in any notation (the searched text includes
 * the digits of the request's phone number), or all of its parts, because the parts may be separate numbers.
 */
const phoneWords = (typed: string): readonly (readonly string[])[] => {
  const phone = asAscii(typed);
  const whole = [typed, phone, withoutCountry(digitsOf(phone))];
  const parts = phone.split(/[\s,;]+/).filter((part) => /\d/.test(part));
  return parts.map((part) => [...new Set([...whole, ...formsOf(part)])]);
};

/** Returns the words of a search. Each word is a list of forms; a request matches if its text contains one form of each word. */
export const searchWords = (search: string): readonly (readonly string[])[] => {
  const text = cleanText(search).replace(LINK_SCHEME, "");
  const places = [...asAscii(text).matchAll(PHONE)].map(({ 0: phone, index }) => ({ start: index, end: index + phone.length }));
  const phones = places.map(({ start, end }) => text.slice(start, end));
  const rest = places.reduceRight((words, { start, end }) => `${words.slice(0, start)} ${words.slice(end)}`, text);
  return [...phones.flatMap(phoneWords), ...rest.split(/\s+/).filter(Boolean).map(formsOf)];
};
