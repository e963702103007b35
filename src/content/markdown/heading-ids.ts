import type { Element, Root } from "hast";
import visit from "unist-util-visit";
import { PAGE_PARTS } from "../shared/words";
import { textOf } from "./text-of";

/** Enough to tell a text's headings apart, and short in an address. */
const MOST_WORDS = 3;

const wordsOf = (heading: string): readonly string[] =>
  heading
    .replace(/['’]/g, "")
    .normalize("NFKD")
    // Accents of Latin, Greek and Cyrillic letters; the marks of other scripts are part of their words.
    .replace(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Gives the headings of a text ids, so that links can lead to them: the first words, and a number where those are taken, by the page
 * itself or an earlier heading.
 */
export const addHeadingIds = (tree: Root): void => {
  const taken = new Set<string>(Object.values(PAGE_PARTS));
  visit(tree, [{ tagName: "h2" }, { tagName: "h3" }], (heading: Element) => {
    const name = wordsOf(textOf(heading)).slice(0, MOST_WORDS).join("-") || "part";
    let id = name;
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
    taken.add(id);
    heading.properties = { id, ...heading.properties };
  });
};
