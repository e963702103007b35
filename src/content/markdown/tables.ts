/** Makes wide tables readable on phones: each row becomes a short list (`prose.module.css`). */
import type { Element, Root as HtmlRoot } from "hast";
import type { Image, Root, Table } from "mdast";
import visit from "unist-util-visit";
import { nowrapParts } from "../format/nowrap";
import { textOf } from "./parse";

/** Tables with fewer columns always fit on a phone. */
const MIN_COLUMNS = 3;
/** Number of characters of small text that fit in a row of three columns on a 320 px phone. */
const MAX_LETTERS = 28;
/** A cell with more characters than this wraps to three or more lines on a phone. */
const LONG_CELL = 26;
/** A table with a larger share of long cells than this is too wide. */
const MAX_LONG_SHARE = 1 / 4;

/** Returns the length of a string's longest unbreakable part, in characters. `nowrapParts` puts unbreakable parts at odd indexes. */
const longestPiece = (text: string): number =>
  Math.max(...nowrapParts(text).flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(/[\s-]+/)).map((piece) => piece.length)));

/** Checks whether a table is too wide for a phone, or has too much text for narrow columns. */
const isTooWide = (rows: readonly (readonly string[])[]): boolean => {
  const [headings = [], ...body] = rows;
  const letters = headings
    .map((heading, column) => Math.max(...[heading, ...body.map((row) => row[column] ?? "")].map(longestPiece)))
    .reduce((sum, most) => sum + most, 0);
  const cells = body.flat();
  return letters > MAX_LETTERS || cells.filter(({ length }) => length > LONG_CELL).length > cells.length * MAX_LONG_SHARE;
};

/**
 * Adds the column's heading to each body cell of a wide table, as `data-column`. Also adds roles, because CSS that changes
 * `display` removes the table's semantics for screen readers:
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
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

/** Sets the attributes of wide tables, and lazy-loads pictures in tables. */
export const finishTables = (tree: Root): void => {
  visit(tree, "table", (table: Table) => {
    visit(table, "image", (image: Image) => void (image.data = { hProperties: { loading: "lazy", decoding: "async" } }));
    const texts = table.children.map((row) => row.children.map(textOf));
    const [headings = []] = texts;
    if (headings.length >= MIN_COLUMNS && isTooWide(texts)) nameCells(table, headings);
  });
};

/** Adds the role `rowgroup` to row groups, in tables that have roles. Works on the HTML tree, because markdown has no row groups. */
export const nameRowGroups = (tree: HtmlRoot): void => {
  visit(tree, [{ tagName: "thead" }, { tagName: "tbody" }], (group: Element, _, table) => {
    if ((table as Element).properties?.role) group.properties = { role: "rowgroup" };
  });
};
