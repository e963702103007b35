/** Limits on markdown and YAML: beyond them, the parsers or React would take more than ten seconds, or fail. */
import type { TextFault } from "./problems";

/**
 * Maximum nesting of links, brackets, quotes and lists. The time to parse markdown grows with the square of the nesting. Browsers indent
 * each level, so deeper text has no room on a phone.
 */
const NESTING_LIMIT = 20;
/** Maximum spaces per level of a list. Lists with two spaces per level may be twice as deep. */
const INDENT = 4;
/** Matches a line that starts with too many markers of quotes and lists, or a list item that is indented too deeply. */
const CONTAINERS = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){${NESTING_LIMIT + 1}}|^[ \t]{${INDENT * NESTING_LIMIT},}(?:[-+*>]|\d{1,9}[.)])`,
  "m",
);
/** Maximum number of characters such as * or [ in a block. The time to parse them grows with the square of their number. */
const MARKS_LIMIT = 2000;

/**
 * Returns the offset at which markdown is nested too deeply or a block has too many marks; undefined if there is none. Scans the characters
 * instead of parsing the markdown, because the parser would take almost a minute for 20,000 nested links.
 */
const tooMuchMarkup = (body: string): number | undefined => {
  const containers = body.search(CONTAINERS);
  if (containers !== -1) return containers;
  let depth = 0;
  let marks = 0;
  for (const { 0: mark, index } of body.matchAll(/[[\]()`]|\*+|_+|~+|\n[ \t]*\n/g)) {
    marks += 1;
    if (mark === "[" || mark === "(") depth += 1;
    else if (mark === "]" || mark === ")") depth = Math.max(0, depth - 1);
    else if (mark.startsWith("\n")) [depth, marks] = [0, 0];
    if (depth > NESTING_LIMIT || marks > MARKS_LIMIT) return index;
  }
  return undefined;
};

/** A limit that keeps the time to parse and render a text to a few seconds. */
interface Limit {
  /** Returns the offset of the text beyond the limit, and the text; undefined if there is none. */
  readonly beyond: (body: string) => { readonly index: number; readonly text: string } | undefined;
  readonly expected: string;
  readonly found: (text: string) => string;
  readonly fix: string;
}

const firstMatch = (body: string, pattern: RegExp): ReturnType<Limit["beyond"]> => {
  const match = pattern.exec(body);
  return match ? { index: match.index, text: match[0] } : undefined;
};

const characters = (text: string): string => `${text.length} characters`;

/** Maximum length of a word or an address. A longer one is usually a picture that was pasted as text. */
const WORD_LIMIT = 1000;
/** Maximum length of text without an empty line. A text of 160,000 characters can take a minute. */
const BLOCK_LIMIT = 10_000;
/** Maximum number of columns of a table. */
const COLUMNS_LIMIT = 50;
/** Maximum number of footnotes and references of a page: 5,000 take 40 seconds. */
const FOOTNOTES_LIMIT = 500;

/** Matches the | at the start of a row, which may be in a quote or list. */
const ROW_START = String.raw`^[ \t>*+-]*\|`;
/** Matches a row with too many columns, with or without | at its start and end. A cell may contain \|, which shows the character. */
const LONG_ROW = new RegExp(String.raw`(?:${ROW_START}|^(?![ \t>*+-]*\|))(?:(?:\\.|[^\\\n|])*\|){${COLUMNS_LIMIT}}[ \t]*[^\s].*$`, "m");

const columnsOf = (row: string): number =>
  row
    .replace(/\\./g, "")
    .replace(new RegExp(ROW_START), "")
    .replace(/\|\s*$/, "")
    .split("|").length;

const maxLines = (most: number, fix: string): Limit => ({
  beyond: (text) => {
    const all = text.trimEnd().split("\n");
    return all.length > most ? { index: all.slice(0, most).join("\n").length + 1, text } : undefined;
  },
  expected: `at most ${most} lines`,
  found: (text) => `${text.trimEnd().split("\n").length} lines`,
  fix,
});

const BODY_LIMITS: readonly Limit[] = [
  {
    beyond: (body) => {
      const index = tooMuchMarkup(body);
      return index === undefined ? undefined : { index, text: "" };
    },
    expected: `links, brackets, quotes and lists nested at most ${NESTING_LIMIT} levels deep, and at most ${MARKS_LIMIT} characters such as * or [ in a paragraph`,
    found: () => "deeper nesting, or more of these characters",
    fix: "Close each [ with ] and each ( with ), and delete the >, - or * that are not needed.",
  },
  {
    beyond: (body) => firstMatch(body, new RegExp(`\\S{${WORD_LIMIT + 1},}`)),
    expected: `words and addresses of at most ${WORD_LIMIT} characters`,
    found: characters,
    fix: "Delete it, or shorten it. Put a picture in content/images instead of pasting its data.",
  },
  {
    beyond: (body) => {
      let index = 0;
      for (const part of body.split(/(?<=\n)(?=[ \t]*\n)/)) {
        // A part starts with the empty line, and ends with its own line break.
        const text = part.trim();
        if (text.length > BLOCK_LIMIT) return { index: index + part.search(/\S/), text };
        index += part.length;
      }
      return undefined;
    },
    expected: `an empty line after at most ${BLOCK_LIMIT} characters`,
    found: characters,
    fix: "Put empty lines between the paragraphs, or split the table or list.",
  },
  {
    beyond: (body) => firstMatch(body, LONG_ROW),
    expected: `a table of at most ${COLUMNS_LIMIT} columns`,
    found: (text) => `${columnsOf(text)} columns`,
    fix: "Split the table, or write \\| to show the character.",
  },
  {
    beyond: (body) => {
      const [firstBeyondLimit] = [...body.matchAll(/\[\^|\^\[/g)].slice(FOOTNOTES_LIMIT);
      return firstBeyondLimit && { index: firstBeyondLimit.index, text: firstBeyondLimit[0] };
    },
    expected: `at most ${FOOTNOTES_LIMIT} footnotes and references to them`,
    found: () => "more",
    fix: "Split the text into several pages.",
  },
  maxLines(2000, "Delete empty lines, or split the text into several pages."),
];

/** Limits on YAML. 15,000 lines with a key, or one line of 60,000 tags, take ten seconds. */
const YAML_LIMITS: readonly Limit[] = [
  maxLines(5000, "Delete empty lines, or split the list into several files."),
  {
    // Without ^, the pattern would be tried at every character instead of once per line.
    beyond: (yaml) => firstMatch(yaml, new RegExp(`^[^\\n]{${BLOCK_LIMIT + 1},}`, "m")),
    expected: `lines of at most ${BLOCK_LIMIT} characters`,
    found: characters,
    fix: "Shorten it, or delete it.",
  },
];

const firstBeyond = (text: string, limits: readonly Limit[]): TextFault | undefined => {
  for (const { beyond: find, expected, found, fix } of limits) {
    const place = find(text);
    if (place) return { index: place.index, expected, found: found(place.text), fix };
  }
  return undefined;
};

/** Returns the first fault of YAML that is too large; undefined if there is none. */
export const oversizeYaml = (yaml: string): TextFault | undefined => firstBeyond(yaml, YAML_LIMITS);

/** Returns the first fault of a body that is too large or too deeply nested; undefined if there is none. */
export const oversizeText = (body: string): TextFault | undefined => firstBeyond(body, BODY_LIMITS);
