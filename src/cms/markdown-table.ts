/** A table of a text, between markdown and the editor's form, which hides the line under the head. A row keeps the spaces it was written with. */

/** What the form holds of a table. */
export interface TableData {
  /** Rows, the first of which is the head. */
  readonly rows?: string;
  /** The line under the head, which says how columns are aligned; nothing for a new table. */
  readonly rule?: string;
}

/** A table at the start of a text, as markdown writes it: head, rule, rows. */
export const TABLE = /^\|[^\n]*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|[^\n]*\|[ \t]*)*/;

/** Writes a row with a | at both ends. In the form a row may lack them. */
const withEnds = (row: string): string => `${row.startsWith("|") ? "" : "| "}${row}${/(?<!\\)\|$/.test(row) ? "" : " |"}`;

/** Splits a row with a | at both ends at each | that is not escaped. */
const cellsOf = (row: string): readonly string[] => row.split(/(?<!\\)\|/).slice(1, -1);

/** Reads a table of markdown for the form. */
export const readTable = (markdown: string): TableData => {
  const [head = "", rule = "", ...rows] = markdown.trim().split("\n");
  return { rows: [head, ...rows].join("\n"), rule };
};

/** Writes a table of the form as markdown. The line under the head gets as many cells as the head. */
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
