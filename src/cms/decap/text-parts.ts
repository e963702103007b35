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

/** Parses a markdown table for the form. */
export const readTable = (markdown: string): TableData => {
  const [head = "", rule = "", ...rows] = markdown.trim().split("\n");
  return { rows: [head, ...rows].join("\n"), rule };
};

/** Formats a table as markdown, with a delimiter cell for each header cell. Rows pasted from Word or Excel are split at their tabs. */
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
