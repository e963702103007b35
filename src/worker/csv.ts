/** Formats quote requests as CSV (RFC 4180), and keeps spreadsheets from running formulas in the requests. */
import { FORM_FIELDS } from "../quote/form-fields";
import { answersTo, CONTACT, FACTS, TEXTS } from "./request-answers";
import type { FoundRequest } from "./find-requests";
import { requestAddress } from "./request-paths";

const ONE_LINE_FIELDS = [...CONTACT, ...FACTS];
const headingsOf = (names: typeof TEXTS): readonly string[] => names.map((name) => FORM_FIELDS[name].heading);
const HEADINGS = ["Received (UTC)", "State", ...headingsOf(ONE_LINE_FIELDS), "Page", "Photos", ...headingsOf(TEXTS), "Note"];

/**
 * Matches a value that a spreadsheet may read as a formula, even if it starts with spaces or invisible characters.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[\s"'\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@|%\t\r\n]/u;

/**
 * Matches a separator inside a value if the start of a formula follows. A spreadsheet that separates cells at that character instead of
 * the comma would start a new cell there.
 */
const FORMULA_INSIDE = /([,;\t\r\n][\s"'\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*)(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20])/gu;

/** Returns a value with an apostrophe before each formula. Full-width characters count as their ASCII forms (NFKC). */
const withoutFormulas = (value: string): string => {
  const safe = value.replace(FORMULA_INSIDE, "$1'");
  return FORMULA.test(safe.normalize("NFKC")) ? `'${safe}` : safe;
};

/** Formats a quoted cell without formulas. */
const cell = (value: string): string => `"${withoutFormulas(value).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** The byte order mark, which tells spreadsheets that the file is UTF-8, and the header row. */
export const csvHead = `\ufeff${line(HEADINGS)}`;

/** Formats a request as one CSV line. Times are UTC, to the minute. Links lead to `origin`, the site that exports the requests. */
export const csvLine = (request: FoundRequest, origin: string): string => {
  const { id, received_at, state, page, photos, note } = request;
  const saved = photos.filter(({ kept }) => kept === 1).length;
  return line([
    new Date(received_at).toISOString().slice(0, 16).replace("T", " "),
    state,
    ...answersTo(ONE_LINE_FIELDS, request).map(({ text }) => text),
    page && `${origin}${page}`,
    saved > 0 ? `${saved}, at ${requestAddress(origin, id)}` : "",
    ...answersTo(TEXTS, request).map(({ text }) => text),
    note,
  ]);
};
