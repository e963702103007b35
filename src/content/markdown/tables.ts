/** Makes wide tables readable on phones: each row becomes a short list (`prose.module.css`). */
import type { Element, Root as HtmlRoot } from "hast";
import type { Image, Root, Table } from "mdast";
import visit from "unist-util-visit";
import { nowrapParts } from "../format/nowrap";
import { textOf } from "./parse";

/** Columns that fit on a phone. */
const TOO_MANY = 3;
/** Letters of small text that fit on a 320 px phone, with the gaps of three columns. */
const MOST_LETTERS = 28;
/** Maximum letters of a cell: longer ones take three or more lines in a phone's column. */
const LONG_CELL = 26;
const MOST_LONG = 1 / 4;

/** Returns the length of a text's longest unbreakable part, in letters. */
const longestPiece = (text: string): number =>
  Math.max(...nowrapParts(text).flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(/[\s-]+/)).map((piece) => piece.length)));

/** Checks whether a table is too wide for a phone, or has too much text for narrow columns. */
const isTooWide = (rows: readonly (readonly string[])[]): boolean => {
  const [headings = [], ...body] = rows;
  const letters = headings
    .map((heading, column) => Math.max(...[heading, ...body.map((row) => row[column] ?? "")].map(longestPiece)))
    .reduce((sum, most) => sum + most, 0);
  const cells = body.flat();
  return letters > MOST_LETTERS || cells.filter(({ length }) => length > LONG_CELL).length > cells.length * MOST_LONG;
};

/**
 * Adds the column's heading to every cell of a wide table, as `data-column`. Roles keep it a table for screen readers, which lose its
 * semantics if CSS changes `display`: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
const nameCells = (table: Table, headings: readonly string[]): void => {
  table.data = { hProperties: { dataColumns: headings.length, role: "table" } };
  for (const [index, row] of table.children.entries()) {
    row.data = { hProperties: { role: "row" } };
    for (const [column, heading] of headings.entries()) {
      const cell = (row.children[column] ??= { type: "tableCell", children: [] });
      cell.data = { hProperties: index === 0 ? { role: "columnheader" } : { role: "cell", dataColumn: heading } };
    }
  }
};

/** Sets the attributes of wide tables, and makes pictures in tables lazy. */
export const finishTables = (tree: Root): void => {
  visit(tree, "table", (table: Table) => {
    visit(table, "image", (image: Image) => void (image.data = { hProperties: { loading: "lazy", decoding: "async" } }));
    const texts = table.children.map((row) => row.children.map(textOf));
    const [headings = []] = texts;
    if (headings.length >= TOO_MANY && isTooWide(texts)) nameCells(table, headings);
  });
};

/** Adds the role of row groups, which have no node in markdown's tree, to tables with roles in an HTML tree. */
export const nameRowGroups = (tree: HtmlRoot): void => {
  visit(tree, [{ tagName: "thead" }, { tagName: "tbody" }], (group: Element, _, table) => {
    if ((table as Element).properties?.role) group.properties = { role: "rowgroup" };
  });
};
