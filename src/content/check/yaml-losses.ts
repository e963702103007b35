/** Finds text that YAML would silently drop or change. In `title: Why we are the #1 crew`, for example, `#1 crew` is a comment. */
import { isAlias, isPair, isScalar, visit, type Document, type Node, type Scalar } from "yaml";
import { describeValue, type TextFault } from "./problems";

const fault = (index: number, found: string, fix: string): TextFault => ({
  index,
  expected: "a value that YAML reads as it is written",
  found,
  fix,
});

const QUOTE_IT = "Put the whole value in double quotes. Write a comment on a line of its own.";

/** Returns the column of an offset; the first is 0. */
const columnOf = (source: string, offset: number): number => offset - (source.lastIndexOf("\n", offset - 1) + 1);

/**
 * Reports a # after an unquoted value that YAML reads as a comment: on the same line, or on a later line that is indented deeper than the key.
 *
 * @param column column of the value's key, or of its dash in a list
 */
const cutAtHash = (source: string, end: number, column: number): TextFault | undefined => {
  const { blank = "", comment } = /^(?<blank>[ \t]*(?:\n[ \t]*)*)(?<comment>#[^\n]*)/.exec(source.slice(end))?.groups ?? {};
  if (comment === undefined) return undefined;
  const start = end + blank.length;
  if (blank.includes("\n") && columnOf(source, start) <= column) return undefined;
  return fault(start, `${describeValue(comment)}, which YAML leaves out as a comment`, QUOTE_IT);
};

/** Matches control characters. Cleaned YAML has none, so they come from escapes, such as `\b` in "C:\before". */
const CONTROL = /[^\P{Control}\t\n\r]/u;

/**
 * Returns the offset of the first unusual escape in a double-quoted value, such as `\b`; 0 if there is none. Usual escapes, such as `\n` and
 * `\"`, are what people type on purpose.
 */
const unusualEscapeIn = (typed: string): number =>
  [...typed.matchAll(/\\(?:[\\"/ \n_LPtnr]|(?<unusual>.))/g)].find(({ groups }) => groups?.unusual !== undefined)?.index ?? 0;

/** Checks whether a value is unquoted text, or empty because a comment is all that follows its key. */
const isUnquoted = ({ value, type }: Scalar): boolean =>
  (type === "PLAIN" || type === undefined) && (typeof value === "string" || value === null);

/** Reports values that are cut at a #, control characters from escapes, anchors (&) without an alias, and unknown tags (!). */
export const yamlLosses = (document: Document, source: string): readonly TextFault[] => {
  const faults: TextFault[] = [];
  const aliases = new Set<string>();
  const anchors: { readonly anchor: string; readonly index: number }[] = [];
  visit(document, {
    Node: (key, node, parents) => {
      if (isAlias(node)) {
        aliases.add(node.source);
        return;
      }
      if (node.anchor !== undefined) anchors.push({ anchor: node.anchor, index: node.range?.[0] ?? 0 });
      if (isScalar(node) && typeof node.value === "string" && CONTROL.test(node.value)) {
        const [start, stop] = node.range ?? [0, 0];
        const at = start + unusualEscapeIn(source.slice(start, stop));
        faults.push(fault(at, describeValue(node.value), "Write \\\\ for a backslash between double quotes."));
      }
      const end = node.range?.[1];
      if (key === "key" || !isScalar(node) || !isUnquoted(node) || end === undefined) return;
      const parent = parents.at(-1);
      // Safe cast: a pair's key in parsed YAML is a node.
      const start = isPair(parent) ? (parent.key as Node | null)?.range?.[0] : source.lastIndexOf("-", node.range?.[0]);
      const found = cutAtHash(source, end, columnOf(source, start ?? 0));
      if (found) faults.push(found);
    },
  });
  for (const { anchor, index } of anchors)
    if (!aliases.has(anchor)) faults.push(fault(index, `"&${anchor}", which YAML reads as a name for the value`, QUOTE_IT));
  for (const { message, pos } of document.warnings)
    faults.push(fault(pos[0], message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? message, QUOTE_IT));
  return faults.sort((a, b) => a.index - b.index);
};
