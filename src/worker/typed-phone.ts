/** Reads phone numbers as visitors type them: in any notation, perhaps with an extension, a second number or a remark. */

/** Matches a US number, with or without its country code, at the start of a text or after a label such as "Cell:". */
const US_NUMBER = /^[^\d+]*(?:\+?1\D*)?([2-9]\d{2})\D*(\d{3})\D*(\d{4})(?!\d)/;

/** Matches the first number of at least seven digits. The first seven may contain a slash; a later slash starts another number. */
const NUMBER = /\+?(?:\d[\s()./\p{Pd}]*){6}\d(?:[\s().\p{Pd}]*\d)*/u;

/** Matches what follows a shorter number: an extension, another number or a remark. */
const REST = /(?<=\d.*?)[\p{L}#,;].*$/su;

/** Removes the US country code from digits. */
export const withoutCountry = (digits: string): string => digits.replace(/^1(?=\d{10}$)/, "");

/**
 * Returns the number to call: +1 and ten digits for a US number, otherwise the digits as typed. Leaves out the extension, because Android
 * dials the letters of `;ext=5` as 398.
 */
export const numberToCall = (typed: string): string => {
  const text = typed.normalize("NFKC");
  const number = NUMBER.exec(text)?.[0] ?? text.replace(REST, "");
  const [, ...parts] = US_NUMBER.exec(text) ?? US_NUMBER.exec(number) ?? [];
  return parts.length > 0 ? `+1${parts.join("")}` : number.replace(/[^\d+]/g, "");
};

/** Returns the digits by which requests from the same number are found: without the country code, an extension or a second number. */
export const phoneKey = (typed: string): string => withoutCountry(numberToCall(typed).replace(/\D/g, ""));
