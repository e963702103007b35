/** Characters that come along when text is pasted from Word, mail or the web, and what a person would have typed. */

/**
 * Quotes: one style on all pages. Spaces and marks that nobody sees: they break lines in odd places, and no search finds words that
 * hold them. The private letters are bullets of Word's symbol fonts. A joiner between parts of an emoji is none of these.
 *
 * @see https://www.unicode.org/charts/PDF/U2000.pdf
 */
const STRANGE: readonly { readonly characters: RegExp; readonly plain: string }[] = [
  { characters: /[\u2018-\u201B\u2032]/g, plain: "'" },
  { characters: /[\u201C-\u201F\u2033]/g, plain: '"' },
  { characters: /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, plain: " " },
  { characters: /[\v\f\u0085\u2028\u2029]/g, plain: "\n" },
  { characters: /[\u00AD\u200B\u2060\uFEFF]/g, plain: "" },
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  { characters: /[\u0000-\u0008\u000E-\u001F\u007F]/g, plain: "" },
  { characters: /[\uE000-\uF8FF\uFFFD]/g, plain: "" },
];

/** A bullet that Word or a mail wrote as a sign, at the start of a line. */
export const BULLET = /^[ \t]*[\u00B7\u2022\u2023\u25AA\u25CF\u25E6][ \t]+/m;

/** Any of them: most texts hold none. */
const ANY = new RegExp(STRANGE.map(({ characters }) => characters.source).join("|"));

/** Gives a text as it is typed on a keyboard; letters of any language and emoji stay. */
export const plainText = (text: string): string =>
  ANY.test(text) ? STRANGE.reduce((plain, strange) => plain.replace(strange.characters, strange.plain), text) : text;
