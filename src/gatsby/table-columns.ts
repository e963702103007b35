import { load } from "cheerio/slim";
import { wholeParts } from "../format/whole";

/** With two columns a phone has room for the table as it is. */
const TOO_MANY = 3;
/** Letters of small text that stand side by side on a phone of 320 px, beside the gaps of three columns. */
const MOST_LETTERS = 28;
/** A cell with more letters is read as text: in a column of a phone it takes three lines and more. */
const LONG_CELL = 26;
const MOST_LONG = 1 / 4;

/** The longest piece of a text that no line may part, in letters. */
const longestPiece = (text: string): number =>
  Math.max(...wholeParts(text).flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(/[\s-]+/)).map((piece) => piece.length)));

/** Whether a phone has no room for a table: too much side by side, or too much to read in narrow columns. */
const isTooWide = (columns: readonly (readonly string[])[]): boolean => {
  const letters = columns.map((texts) => Math.max(...texts.map(longestPiece))).reduce((sum, most) => sum + most, 0);
  const cells = columns.flatMap(([, ...texts]) => texts);
  return letters > MOST_LETTERS || cells.filter(({ length }) => length > LONG_CELL).length > cells.length * MOST_LONG;
};

/** What a browser no longer says of a table's parts once a style sheet has changed how they are laid out. */
const roles = { table: "table", "thead, tbody": "rowgroup", tr: "row", th: "columnheader", td: "cell" } as const;

/**
 * Writes its column's heading on every cell of a table too wide for a phone, as `data-column`, so that one can show each row as
 * a short list (`prose.module.css`). Roles keep it a table for screen readers:
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 *
 * @param html what gatsby-transformer-remark made of a text
 * @returns the same text; other tables and everything around them are as they were
 */
export const withColumnHeadings = (html: string): string => {
  if (!html.includes("<table")) return html;
  const $ = load(html, { xml: { xmlMode: false, encodeEntities: "utf8" } }, false);
  $("table").each((_, element) => {
    const table = $(element);
    const textsOf = (part: string) =>
      table
        .find(part)
        .map((__, cell) => $(cell).text())
        .get();
    const headings = textsOf("th");
    const columns = headings.map((heading, column) => [heading, ...textsOf(`td:nth-child(${column + 1})`)]);
    if (headings.length < TOO_MANY || !isTooWide(columns)) return;
    table.attr("data-columns", String(headings.length));
    for (const [selector, role] of Object.entries(roles)) table.find(selector).addBack(selector).attr("role", role);
    table.find("tr").each((__, row) => {
      $(row)
        .find("td")
        .each((column, cell) => void $(cell).attr("data-column", headings[column] ?? ""));
    });
  });
  return $.html();
};
