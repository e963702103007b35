/** The blocks that the editor's + button inserts into a text: a picture and a table. */
import { decap } from "./api";

type PictureData = Readonly<Partial<Record<"image" | "alt" | "title", string>>>;

/** Decap's own block, with fields that explain more. */
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
  // Decap would escape quotes, but does not read escaped ones.
  toBlock: ({ alt = "", image = "", title }: PictureData): string =>
    `![${alt}](${image}${title ? ` "${title.replaceAll('"', "'")}"` : ""})`,
});

/**
 * A table in the form: its rows, one per line, the first of which is the header; and the delimiter row with the columns' alignment, which
 * a new table lacks.
 */
type TableData = Readonly<Partial<Record<"rows" | "rule", string>>>;

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

/** Formats a table of the form as markdown. The delimiter row gets as many cells as the header. Word and Excel put tabs between cells. */
export const writeTable = ({ rows = "", rule = "" }: TableData): string => {
  const lines = rows.split("\n").filter((line) => line.trim() !== "");
  const [head = "", ...others] = lines.map((line) => withEnds(line.trim().replaceAll("\t", " | ")));
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
      hint: "One row on each line, with | between its cells. The first row is the head: Size | Price. Or paste a table from Word or Excel here.",
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
