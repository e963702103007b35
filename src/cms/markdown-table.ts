/** Converts tables between markdown and the editor's form, which hides the delimiter row. Rows keep their spaces. */

/** A table in the form. */
export interface TableData {
  /** Rows, one per line; the first is the header. */
  readonly rows?: string;
  /** The delimiter row with the columns' alignment; undefined for a new table. */
  readonly rule?: string;
}

/** Matches a markdown table at the start of a text: header, delimiter row, rows. */
export const TABLE = /^\|[^\n]*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|[^\n]*\|[ \t]*)*/;

/** Returns a row with a | at both ends. In the form, a row may lack them. */
const withEnds = (row: string): string => `${row.startsWith("|") ? "" : "| "}${row}${/(?<!\\)\|$/.test(row) ? "" : " |"}`;

/** Splits a row with a | at both ends at each unescaped |. */
const cellsOf = (row: string): readonly string[] => row.split(/(?<!\\)\|/).slice(1, -1);

/** Parses a markdown table for the form. */
export const readTable = (markdown: string): TableData => {
  const [head = "", rule = "", ...rows] = markdown.trim().split("\n");
  return { rows: [head, ...rows].join("\n"), rule };
};

/** Formats a table of the form as markdown. The delimiter row gets as many cells as the header. */
export const writeTable = ({ rows = "", rule = "" }: TableData): string => {
  const lines = rows.split("\n").filter((line) => line.trim() !== "");
  const [head = "", ...others] = lines.map((line) => withEnds(line.trim()));
  const marks = cellsOf(rule);
  return [
    head,
    `|${cellsOf(head)
      .map((_, at) => marks[at] ?? " --- ")
      .join("|")}|`,
    ...others,
  ].join("\n");
};
