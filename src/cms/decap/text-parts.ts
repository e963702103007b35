/** The blocks that the + button inserts into a body: a picture and a table. */
import { decap } from "./api";

interface PictureData {
  readonly image?: string;
  readonly alt?: string;
  readonly title?: string;
}

/** Returns Decap's own picture block, with clearer labels and hints. */
const picture = () => ({
  ...decap().getEditorComponents().get("image"),
  label: "Picture",
  fields: [
    { name: "image", label: "Picture", widget: "image" },
    {
      name: "alt",
      label: "Description for people who cannot see it",
      hint: "Say what the picture shows, in one sentence, without 'picture of'.",
      widget: "string",
    },
    { name: "title", label: "Caption", hint: "Shown under the picture.", widget: "string", required: false },
  ],
  // Use single quotes inside the caption: Decap would escape double quotes, but cannot read escaped quotes.
  toBlock: ({ alt = "", image = "", title }: PictureData): string =>
    `![${alt}](${image}${title ? ` "${title.replaceAll('"', "'")}"` : ""})`,
});

/**
 * A table in the form. `rows` has the rows, one per line, starting with the header. `rule` is the delimiter row, which sets the columns'
 * alignment. A new table has no `rule` yet.
 */
interface TableData {
  readonly rows?: string;
  readonly rule?: string;
}

/** Matches a markdown table at the start of a string: header, delimiter row, rows. */
export const TABLE = /^\|[^\n]*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|[^\n]*\|[ \t]*)*/;

/** Returns a row with a | at both ends. A row from the form may lack either. */
const withEnds = (row: string): string => `${row.startsWith("|") ? "" : "| "}${row}${/(?<!\\)\|$/.test(row) ? "" : " |"}`;

/** Returns the cells of a row with a | at both ends. An escaped | is part of a cell. */
const cellsOf = (row: string): readonly string[] => row.split(/(?<!\\)\|/).slice(1, -1);

/** Matches a cell with line breaks, as Excel and Google Sheets copy it: in quotes, with its own quotes doubled. */
const CELL_WITH_BREAKS = /(?<=^|\t)"((?:[^"]|"")*\n(?:[^"]|"")*)"(?=[\t\r]|$)/gm;

/** Returns pasted rows with each cell on one line. */
const withoutBreaks = (rows: string): string =>
  rows.replace(CELL_WITH_BREAKS, (_, cell: string) => cell.replaceAll('""', '"').replace(/\s*\n\s*/g, " "));

/** Returns a row as markdown. A row pasted from Excel, Word or Google Sheets has tabs between cells, which may be empty or contain a |. */
const rowOf = (line: string): string => {
  const row = line.trim();
  if (!line.includes("\t") || row.startsWith("|")) return withEnds(row.replaceAll("\t", " | "));
  const cells = line.split("\t").map((cell) => cell.trim().replace(/(?<!\\)\|/g, "\\|"));
  return `| ${cells.join(" | ")} |`;
};

/** Parses a markdown table for the form. */
export const readTable = (markdown: string): TableData => {
  const [head = "", rule = "", ...rows] = markdown.trim().split("\n");
  return { rows: [head, ...rows].join("\n"), rule };
};

/** Formats a table as markdown, with a delimiter cell for each header cell. Returns an empty string for a table without cells. */
export const writeTable = ({ rows = "", rule = "" }: TableData): string => {
  const lines = withoutBreaks(rows)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const [first, ...others] = lines.map(rowOf).filter((row) => cellsOf(row).length > 0);
  // Decap does not require that fields of blocks are filled in.
  if (first === undefined) return "";
  // Pages drop cells that have no header cell, so a longer row adds empty header cells.
  const columns = Math.max(...others.map((row) => cellsOf(row).findLastIndex((cell) => cell.trim() !== "") + 1));
  const head = first + "  |".repeat(Math.max(0, columns - cellsOf(first).length));
  const marks = cellsOf(rule);
  const rules = cellsOf(head).map((_, at) => marks[at] ?? " --- ");
  return [head, `|${rules.join("|")}|`, ...others].join("\n");
};

const table = {
  id: "table",
  label: "Table",
  fields: [
    {
      name: "rows",
      label: "Rows",
      hint: "Write one row per line, with | between cells. The first row is the header, such as Size | Price. You can also paste a table from Word or Excel.",
      widget: "text",
    },
  ],
  pattern: TABLE,
  fromBlock: ([found]: RegExpMatchArray): TableData => readTable(found),
  toBlock: writeTable,
};

/** Registers the blocks. */
export const registerTextParts = (): void => {
  for (const part of [picture(), table]) decap().registerEditorComponent(part);
};
