/** Characters that come along when text is pasted from Word, mail or the web, and what a person would have typed. */

interface Strange {
  readonly characters: RegExp;
  /** What they are, for the person who pasted them. */
  readonly name: string;
  readonly plain: string;
}

/**
 * Quotes: one style on all pages. Spaces and marks that nobody sees: they break lines in odd places, and no search finds words that
 * hold them. The private letters are bullets of Word's symbol fonts. A joiner between parts of an emoji is none of these.
 *
 * @see https://www.unicode.org/charts/PDF/U2000.pdf
 */
const STRANGE: readonly Strange[] = [
  { characters: /[\u2018-\u201B\u2032]/g, name: "a curly quote", plain: "'" },
  { characters: /[\u201C-\u201F\u2033]/g, name: "a curly quote", plain: '"' },
  { characters: /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, name: "a space that is none of the keyboard", plain: " " },
  { characters: /[\v\f\u0085\u2028\u2029]/g, name: "a line break of another program", plain: "\n" },
  { characters: /[\u00AD\u200B\u2060\uFEFF]/g, name: "a mark that nobody sees", plain: "" },
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  { characters: /[\u0000-\u0008\u000E-\u001F\u007F]/g, name: "a control character", plain: "" },
  { characters: /[\uE000-\uF8FF\uFFFD]/g, name: "a sign that no font shows", plain: "" },
];

/** A bullet that Word or a mail wrote as a sign, at the start of a line. */
export const BULLET = /^[ \t]*[\u00B7\u2022\u2023\u25AA\u25CF\u25E6][ \t]+/m;

/** Any of them: most texts hold none. */
const ANY = new RegExp(STRANGE.map(({ characters }) => characters.source).join("|"));

/** Gives a text as it is typed on a keyboard; letters of any language and emoji stay. */
export const plainText = (text: string): string =>
  ANY.test(text) ? STRANGE.reduce((plain, strange) => plain.replace(strange.characters, strange.plain), text) : text;

/** Finds the first character of a text that nobody types: where it stands, and what it is. */
export const strangeCharacter = (text: string): { readonly index: number; readonly name: string } | undefined => {
  const index = text.search(ANY);
  if (index === -1) return undefined;
  const name = STRANGE.find(({ characters }) => text.slice(index, index + 1).search(characters) === 0)?.name ?? "a strange character";
  return { index, name };
};
