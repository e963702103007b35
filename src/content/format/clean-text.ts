/**
 * Cleans text that people type or paste, for content, the quote form and the Worker. The rules are Unicode properties, not lists of
 * characters.
 *
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 * @see https://www.unicode.org/reports/tr51/#EBNF_and_Regex
 */

/** Matches a pictograph with its skin tone, variation selector or flag letters. */
const EMOJI_PART = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F\u20E3?|\uFE0E|[\u{E0020}-\u{E007E}]+\u{E007F})?`;

/** Matches what must stay whole: an emoji with its joiners, and a keycap. */
const EMOJI = String.raw`${EMOJI_PART}(?:\u200D${EMOJI_PART})*|[0-9#*]\uFE0F?\u20E3`;

/** Scripts whose letters neither join nor vary. */
const PLAIN_SCRIPTS = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}`;

/**
 * Matches a joiner or variation selector after a letter of any other script, or after such a letter and one combining mark. There, it may
 * change the letter.
 */
const VARIANT = String.raw`(?<=[\p{L}\p{M}])(?<=[^${PLAIN_SCRIPTS}]\p{M}?)[\p{Join_Control}\p{Variation_Selector}]`;

/**
 * Matches characters without a visible form: default-ignorable characters, direction controls, noncharacters, lone surrogates, private-use
 * characters (such as bullets from Word's symbol fonts), annotation marks and object placeholders.
 */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Noncharacter_Code_Point}\p{Surrogate}\p{Private_Use}\uFFF9-\uFFFC]`;

/** Matches control characters except tabs and line breaks. */
const CONTROL = String.raw`[^\P{Control}\t\n]`;

/** Matches what to remove and, as `kept`, what looks like it but must stay. */
const REMOVED = new RegExp(`(?<kept>${EMOJI}|${VARIANT})|${INVISIBLE}|${CONTROL}`, "gu");
/** Matches CRLF, CR, VT, FF, NEL, and the line and paragraph separators. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Matches every kind of space, and the blank Braille pattern, which looks like one. */
const SPACE = /[\p{Space_Separator}\u2800]/gu;

/** Returns text without invisible characters, which can change what other characters mean. Keeps joiners that scripts and emoji need. */
export const withoutInvisible = (text: string): string => text.replace(REMOVED, (_, kept: string | undefined) => kept ?? "");

/**
 * Returns text in composed form (NFC) with LF line breaks and plain spaces, without invisible characters. Keeps tabs, letters in every
 * language, and emoji.
 */
export const cleanText = (text: string): string => withoutInvisible(text.replace(LINE_BREAK, "\n")).replace(SPACE, " ").normalize("NFC");

/** Returns the source of a YAML file with plain spaces, without invisible characters. Keeps its lines, which give the file its structure. */
export const cleanYaml = (source: string): string => withoutInvisible(source.replace(/[\v\f\u0085\u2028\u2029]/g, " ")).replace(SPACE, " ");

/** Returns clean text on one line, without spaces at its ends. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\t\n]+/g, " ")
    .trim();

/** Checks whether clean text has anything to read: a letter, digit, punctuation mark or symbol. A combining mark alone has no form. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Matches what to show by its code and, as `kept`, what must stay. */
const SHOWN_BY_CODE = new RegExp(
  `(?<kept>${EMOJI}|${VARIANT})|${INVISIBLE}|[\\p{Control}\\u2028\\u2029\\u2800]|(?! )\\p{Space_Separator}`,
  "gu",
);

/** Returns text with each invisible character as its code, such as U+200B. */
export const showInvisible = (text: string): string =>
  text.replace(SHOWN_BY_CODE, (character, kept: string | undefined) => kept ?? `[${codeOf(character)}]`);

/** Returns the codes of the characters outside ASCII, such as a dash or a Cyrillic letter that looks like a Latin letter. */
export const codesOutsideAscii = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/[^\p{ASCII}]/gu), ([character]) => `${codeOf(character)} (${showInvisible(character)})`)),
];
