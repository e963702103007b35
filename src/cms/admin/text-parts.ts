/** The parts that the editor's + button puts into a text: a picture and a table. */
import { readTable, TABLE, writeTable, type TableData } from "../markdown-table";

interface PictureData {
  readonly image?: string;
  readonly alt?: string;
  readonly title?: string;
}

const PICTURE = /^!\[(?<alt>[^\]]*)\]\((?<image>.*?)(?:\s"(?<title>[^"]*)")?\)/;

const picture = {
  id: "image",
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
  pattern: PICTURE,
  fromBlock: (match: RegExpMatchArray): PictureData => ({ ...match.groups }),
  toBlock: ({ alt = "", image = "", title }: PictureData): string =>
    `![${alt}](${image}${title ? ` "${title.replaceAll('"', "'")}"` : ""})`,
  toPreview: ({ alt = "" }: PictureData): string => alt,
};

const table = {
  id: "table",
  label: "Table",
  fields: [
    {
      name: "rows",
      label: "Rows",
      hint: "One row on each line, with | between its cells. The first row is the head: Size | Price",
      widget: "text",
    },
  ],
  pattern: TABLE,
  fromBlock: (match: RegExpMatchArray): TableData => readTable(match[0]),
  toBlock: (data: TableData): string => writeTable(data),
  toPreview: ({ rows = "" }: TableData): string => rows,
};

/** Registers both. Decap brings a picture of its own, whose fields say less. */
export const registerTextParts = (): void => {
  window.CMS.registerEditorComponent(picture);
  window.CMS.registerEditorComponent(table);
};
