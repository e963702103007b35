/** A table of a text, between markdown and the editor's form: there a line is a row, and | stands between its cells. */

/** What the form holds of a table. */
export interface TableData {
  /** Rows, the first of which is the head. */
  readonly rows?: string;
  /** The line under the head, which says how columns are aligned; nothing for a new table. */
  readonly rule?: string;
}

/** A table at the start of a text, as markdown writes it: head, rule, rows. */
export const TABLE = /^\|[^\n]*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|[^\n]*\|[ \t]*)*/;

/** Splits a row at each | that is not escaped. Those around the row are none between cells; in the form a row may lack them. */
const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\|(?<cells>.*)(?<!\\)\|$/, "$<cells>")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

const ruleCell = (cell: string, width: number): string => {
  const [left, right] = [cell.startsWith(":") ? ":" : "", /.:$/.test(cell) ? ":" : ""];
  return left + "-".repeat(width - left.length - right.length) + right;
};

const aligned = (cell: string, width: number, rule: string): string => {
  const gap = Math.max(0, width - cell.length);
  if (!/.:$/.test(rule)) return cell + " ".repeat(gap);
  const before = rule.startsWith(":") ? Math.floor(gap / 2) : gap;
  return " ".repeat(before) + cell + " ".repeat(gap - before);
};

/** Writes a row for the form. Where a | at both its ends would be taken for those around it, it gets these too. */
const formRow = (cells: readonly string[]): string => {
  const row = cells.join(" | ");
  return /^(?:\|.*(?<!\\))?\|?$/.test(row.trim()) ? `| ${row} |` : row;
};

/** Reads a table of markdown for the form. */
export const readTable = (markdown: string): TableData => {
  const [head = "", rule = "", ...rows] = markdown.trim().split("\n");
  return { rows: [head, ...rows].map((row) => formRow(cellsOf(row))).join("\n"), rule };
};

/** Writes a table of the form as markdown, its columns one under the other. Rows that lack cells get empty ones. */
export const writeTable = ({ rows = "", rule = "" }: TableData): string => {
  const lines = rows
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(cellsOf);
  const rules = rule === "" ? [] : cellsOf(rule);
  const columns = Array.from({ length: Math.max(1, ...lines.map((cells) => cells.length)) }, (_, column) => ({
    width: Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)),
    rule: rules[column] ?? "",
  }));
  const write = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const [head = [], ...others] = lines.map((cells) => columns.map(({ width, rule }, column) => aligned(cells[column] ?? "", width, rule)));
  return [head, columns.map(({ width, rule }) => ruleCell(rule, width)), ...others].map(write).join("\n");
};
