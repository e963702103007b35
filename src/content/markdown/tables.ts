/** Makes tables that a phone has no room for readable there: each row becomes a short list (`prose.module.css`). */
import type { Element, Root as HtmlRoot } from "hast";
import type { Image, Root, Table } from "mdast";
import visit from "unist-util-visit";
import { nowrapParts } from "../format/nowrap";
import { textOf } from "./parse";

/** A phone has room for two columns. */
const TOO_MANY = 3;
/** Letters of small text that fit side by side on a phone of 320 px, beside the gaps of three columns. */
const MOST_LETTERS = 28;
/** A cell with more letters is read as text: in a column of a phone it takes three lines and more. */
const LONG_CELL = 26;
const MOST_LONG = 1 / 4;

/** Returns the length of the longest piece of a text that no line may part, in letters. */
const longestPiece = (text: string): number =>
  Math.max(...nowrapParts(text).flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(/[\s-]+/)).map((piece) => piece.length)));

/** Returns whether a phone has no room for a table: too much side by side, or too much to read in narrow columns. */
const isTooWide = (rows: readonly (readonly string[])[]): boolean => {
  const [headings = [], ...body] = rows;
  const letters = headings
    .map((heading, column) => Math.max(...[heading, ...body.map((row) => row[column] ?? "")].map(longestPiece)))
    .reduce((sum, most) => sum + most, 0);
  const cells = body.flat();
  return letters > MOST_LETTERS || cells.filter(({ length }) => length > LONG_CELL).length > cells.length * MOST_LONG;
};

/**
 * Writes its column's heading on every cell of a wide table, as `data-column`. Roles keep it a table for screen readers, which lose its
 * parts when styles change how they are laid out: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
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

/** Sets the attributes that show a wide table on a phone, and loads pictures in tables lazily. */
export const finishTables = (tree: Root): void => {
  visit(tree, "table", (table: Table) => {
    visit(table, "image", (image: Image) => void (image.data = { hProperties: { loading: "lazy", decoding: "async" } }));
    const texts = table.children.map((row) => row.children.map(textOf));
    const [headings = []] = texts;
    if (headings.length >= TOO_MANY && isTooWide(texts)) nameCells(table, headings);
  });
};

/** Adds the role of the groups of rows, for which markdown's tree has no node, to tables with roles in a tree of HTML. */
export const nameRowGroups = (tree: HtmlRoot): void => {
  visit(tree, [{ tagName: "thead" }, { tagName: "tbody" }], (group: Element, _, table) => {
    if ((table as Element).properties?.role) group.properties = { role: "rowgroup" };
  });
};
