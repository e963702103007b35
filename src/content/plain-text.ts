/** Replaces characters from pasted text (Word, mail, web) by those that a person would type. */

/**
 * Quotes get one style on all pages. Invisible spaces and marks break lines in odd places, and searches do not find words that
 * contain them. Private-use characters are bullets of Word's symbol fonts. Joiners within emoji are kept.
 *
 * @see https://www.unicode.org/charts/PDF/U2000.pdf
 */
const STRANGE: readonly { readonly characters: RegExp; readonly plain: string }[] = [
  { characters: /[\u2018-\u201B\u2032]/g, plain: "'" },
  { characters: /[\u201C-\u201F\u2033]/g, plain: '"' },
  { characters: /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, plain: " " },
  { characters: /[\v\f\u0085\u2028\u2029]/g, plain: "\n" },
  // eslint-disable-next-line no-control-regex -- matches control characters on purpose
  { characters: /[\u0000-\u0008\u000E-\u001F\u007F\u00AD\u200B\u2060\uE000-\uF8FF\uFEFF\uFFFD]/g, plain: "" },
];

/** Matches a bullet character from Word or mail at the start of a line. */
export const BULLET = /^[ \t]*[\u00B7\u2022\u2023\u25AA\u25CF\u25E6][ \t]+/m;

/** Returns a text with keyboard characters. Keeps letters of all languages, and emoji. */
export const plainText = (text: string): string =>
  STRANGE.reduce((plain, strange) => plain.replace(strange.characters, strange.plain), text);
