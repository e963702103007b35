import type { Element, Root } from "hast";
import visit from "unist-util-visit";
import { nowrapParts } from "../format/nowrap";
import { textOf } from "./text-of";

/** With two columns a phone has room for the table as it is. */
const TOO_MANY = 3;
/** Letters of small text that stand side by side on a phone of 320 px, beside the gaps of three columns. */
const MOST_LETTERS = 28;
/** A cell with more letters is read as text: in a column of a phone it takes three lines and more. */
const LONG_CELL = 26;
const MOST_LONG = 1 / 4;

/** The longest piece of a text that no line may part, in letters. */
const longestPiece = (text: string): number =>
  Math.max(...nowrapParts(text).flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(/[\s-]+/)).map((piece) => piece.length)));

/** Whether a phone has no room for a table: too much side by side, or too much to read in narrow columns. */
const isTooWide = (rows: readonly (readonly string[])[]): boolean => {
  const [headings = [], ...body] = rows;
  const letters = headings
    .map((heading, column) => Math.max(...[heading, ...body.map((row) => row[column] ?? "")].map(longestPiece)))
    .reduce((sum, most) => sum + most, 0);
  const cells = body.flat();
  return letters > MOST_LETTERS || cells.filter(({ length }) => length > LONG_CELL).length > cells.length * MOST_LONG;
};

/** What a browser no longer says of a table's parts once a style sheet has changed how they are laid out. */
const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

const elementsIn = (tree: Element | Root, names: readonly string[]): readonly Element[] => {
  const found: Element[] = [];
  visit(tree, "element", (element: Element) => {
    if (names.includes(element.tagName)) found.push(element);
  });
  return found;
};

/**
 * Writes its column's heading on every cell of a table too wide for a phone, as `data-column`, so that one can show each row as
 * a short list (`prose.module.css`). Roles keep it a table for screen readers:
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const markColumns = (tree: Root): void => {
  for (const table of elementsIn(tree, ["table"])) {
    const rows = elementsIn(table, ["tr"]).map((row) => elementsIn(row, ["th", "td"]));
    const texts = rows.map((cells) => cells.map(textOf));
    const [headings = []] = texts;
    if (headings.length < TOO_MANY || !isTooWide(texts)) continue;
    table.properties = { ...table.properties, dataColumns: String(headings.length) };
    for (const part of elementsIn(table, Object.keys(ROLES))) part.properties = { ...part.properties, role: ROLES[part.tagName] };
    for (const cells of rows.slice(1))
      for (const [column, cell] of cells.entries()) cell.properties = { ...cell.properties, dataColumn: headings[column] ?? "" };
  }
};
