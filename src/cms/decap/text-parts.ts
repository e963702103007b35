/** The blocks that the editor's + button inserts into a text: a picture, a table and a diagram. */
import { diagramReference, diagramTitles } from "../../content/diagram-references";
import { readTable, TABLE, writeTable, type TableData } from "../markdown-table";
import { decap } from "./api";

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

const reference = ({ name = "" }: { readonly name?: string | undefined }): string => diagramReference(name);

const diagram = {
  id: "diagram",
  label: "Diagram",
  fields: [
    {
      name: "name",
      label: "Diagram",
      widget: "select",
      options: diagramTitles.map(({ name, title }) => ({ value: name, label: title })),
    },
  ],
  pattern: /^\{\{diagram: ([a-z-]+)\}\}(?=\n|$)/,
  fromBlock: (match: RegExpMatchArray) => ({ name: match[1] }),
  toBlock: reference,
  toPreview: reference,
};

/** Registers the blocks. Ours replaces Decap's own picture block, whose fields explain less. */
export const registerTextParts = (): void => {
  decap().registerEditorComponent(picture);
  decap().registerEditorComponent(table);
  decap().registerEditorComponent(diagram);
};
