/**
 * Finds markdown that would silently lose or change text. For example, the two tildes in "8~12 hours ... 24~48 hours" become a
 * strikethrough, and disappear.
 */
import type {
  Content,
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  ImageReference,
  Link,
  LinkReference,
  List,
  Parent,
  Root,
  Table,
} from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { cleanText, isReadable } from "../format/clean-text";
import { nodesIn, parseMarkdown, textOf } from "../markdown/parse";
import { isHarmless, isHarmlessName, readRawHtml, VOID_ELEMENTS } from "../markdown/raw-html";
import { describeValue, type Fault, type TextFault } from "./problems";

/** A body and its tree, for rules that compare what was typed with what a page shows. */
interface Source {
  readonly body: string;
  readonly tree: Root;
}

const startOf = ({ position }: Node): number => position?.start.offset ?? 0;
const endOf = ({ position }: Node): number => position?.end.offset ?? 0;
const rawOf = (body: string, node: Node): string => body.slice(startOf(node), endOf(node));
const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";
/** Returns the line of a text that contains an offset. */
const lineAt = (text: string, offset: number): string => firstLine(text.slice(text.lastIndexOf("\n", offset) + 1));

/** A fault in a node. `offset` is from the start of the node to the fault, which may be some lines below; 0 if omitted. */
type NodeFault = Fault & { readonly offset?: number };

/** Returns the fault at each node for which `faultOf` returns one. */
const faultsAt = <Found extends Content>(
  { body, tree }: Source,
  types: Found["type"] | readonly Found["type"][],
  faultOf: (raw: string, node: Found) => NodeFault | false | undefined,
): readonly TextFault[] =>
  nodesIn<Found>(tree, types).flatMap((node) => {
    const found = faultOf(rawOf(body, node), node);
    if (!found) return [];
    const { offset = 0, ...fault } = found;
    return [{ index: startOf(node) + offset, ...fault }];
  });

const textBefore = ({ body }: Source, node: Node): string => body.slice(0, startOf(node));
const textAfter = ({ body }: Source, node: Node): string => body.slice(endOf(node));

const isBesideFigure = (source: Source, node: Node): boolean => /\d$/.test(textBefore(source, node)) || /^\d/.test(textAfter(source, node));

const isBetweenLetters = (source: Source, node: Node): boolean =>
  /\p{L}$/u.test(textBefore(source, node)) && /^\p{L}/u.test(textAfter(source, node));

/** Reports "8~12 hours ... 24~48 hours": a strikethrough that was made with one tilde, or is beside a figure. */
const lostTildes = (source: Source): readonly TextFault[] =>
  faultsAt(source, "delete", (raw, node) => {
    const hasTwo = raw.startsWith("~~");
    if (hasTwo && !isBesideFigure(source, node)) return false;
    return {
      expected: hasTwo ? "figures without ~~ between them" : "a strikethrough made with two tildes, or no tilde",
      found: describeValue(firstLine(raw)),
      fix: "Write a range with a hyphen, such as 8-12, or write \\~ to show a tilde.",
    };
  });

/** Reports "5` ... 6`": code that is beside a figure. */
const lostBackticks = (source: Source): readonly TextFault[] =>
  faultsAt(
    source,
    "inlineCode",
    (raw, node) =>
      isBesideFigure(source, node) && {
        expected: "figures without ` beside them",
        found: describeValue(firstLine(raw)),
        fix: "Write 5 ft 6 in, or write \\` to show the character.",
      },
  );

/** Reports "10*12*2" and "L*W*H": emphasis beside a figure or between letters. Markdown never reads _ there as emphasis. */
const lostAsterisks = (source: Source): readonly TextFault[] =>
  faultsAt(source, ["emphasis", "strong"], (raw, node) => {
    const isAtFigure = isBesideFigure(source, node);
    if (!isAtFigure && !isBetweenLetters(source, node)) return false;
    return {
      expected: isAtFigure ? "figures without * between them" : "a word without * in it",
      found: describeValue(firstLine(raw)),
      fix: 'Write x or "times", or write \\* to show the character.',
    };
  });

/** Reports numbered lists whose numbers a page would change. A list may also have the same number on each item. */
const changedNumbers = (source: Source): readonly TextFault[] =>
  faultsAt<List>(source, "list", (_, list) => {
    const { ordered, start, children } = list;
    if (!ordered) return false;
    const typed = children.map((item) => parseInt(rawOf(source.body, item), 10));
    const shown = typed.map((_number, index) => (start ?? 1) + index);
    const changed = children.find((_item, index) => typed[index] !== shown[index]);
    if (!changed || new Set(typed).size === 1) return false;
    return {
      offset: startOf(changed) - startOf(list),
      expected: `a list numbered ${shown.join(", ")}, as the page would show it`,
      found: `a list numbered ${typed.join(", ")}`,
      fix: "Correct the numbers, or write each number without a list: 1\\. First.",
    };
  });

const rowsBelowHead = ({ children: [head, ...rows] }: Table) => ({ columns: head?.children.length ?? 0, rows });

/** Reports table rows with more cells than the heading has, because markdown drops the last cells. */
const extraCells = (source: Source): readonly TextFault[] =>
  nodesIn<Table>(source.tree, "table").flatMap((table) => {
    const { columns, rows } = rowsBelowHead(table);
    return rows
      .filter(({ children }) => children.length > columns)
      .map((row) => ({
        index: startOf(row),
        expected: `a row of ${columns} cells, like the table's first row`,
        found: `${row.children.length} cells: ${describeValue(firstLine(rawOf(source.body, row)))}`,
        fix: "Delete the extra |, write \\| to show one, or add a heading for the cell.",
      }));
  });

/** Reports sentences right below a table, because markdown reads each as a row. */
const textReadAsRow = (source: Source): readonly TextFault[] =>
  nodesIn<Table>(source.tree, "table").flatMap((table) => {
    const { columns, rows } = rowsBelowHead(table);
    // In a table with one column, a row needs no |.
    if (columns === 1) return [];
    return rows
      .filter((row) => !/(?<!\\)\|/.test(rawOf(source.body, row)))
      .map((row) => ({
        index: startOf(row),
        expected: "an empty line after the table",
        found: describeValue(firstLine(rawOf(source.body, row))),
        fix: "Put an empty line between the table and the sentence, or write | between the row's cells.",
      }));
  });

/** Blocks with text. If the line below starts with +, it may continue the text, as in a sum. */
const WITH_TEXT: readonly Content["type"][] = ["paragraph", "list", "blockquote", "table", "footnoteDefinition"];

/**
 * Checks whether a top-level list is right below text: a + line there is probably part of a sum. Headings and code do not count, nor do
 * nested lists, which always follow text.
 */
const isRightBelowText = (source: Source, list: List): boolean => {
  const { children } = source.tree;
  const above = children[children.indexOf(list) - 1];
  return above !== undefined && WITH_TEXT.includes(above.type) && /\S[ \t]*\n[ \t]*$/.test(textBefore(source, list));
};

/**
 * Reports characters that markdown drops at the start of a line: in "> 1/2 inch", "+ 8% tax" and "# 1 in town", and the + of a line right
 * below text.
 */
const lostFirstCharacters = (source: Source): readonly TextFault[] => [
  ...faultsAt(
    source,
    "blockquote",
    (raw) =>
      /^>\s?[$\d]/.test(raw) && {
        expected: "a quotation that starts with a word",
        found: describeValue(firstLine(raw)),
        fix: 'Write "more than" or \\> for the character. Start a real quotation with a quotation mark.',
      },
  ),
  ...faultsAt<List>(
    source,
    "list",
    (raw, list) =>
      raw.startsWith("+") &&
      (/^\+\s+[$\d]/.test(raw) || isRightBelowText(source, list)) && {
        expected: "a list whose items start with - or *",
        found: describeValue(firstLine(raw)),
        fix: 'Write "plus" or \\+ for the character, or write - for a list.',
      },
  ),
  ...faultsAt(
    source,
    "heading",
    (raw) =>
      /^#\s+\d/.test(raw) && {
        expected: "a heading that starts with ##, or text",
        found: describeValue(firstLine(raw)),
        fix: 'Write "No." or \\# for the character, or write ## for a heading.',
      },
  ),
];

/** Reports text that becomes a heading because a line of - or = is right below it. */
const accidentalHeadings = (source: Source): readonly TextFault[] =>
  faultsAt(source, "heading", (raw) => {
    const [line = "", ...linesBelow] = raw.split("\n");
    const underline = (linesBelow.at(-1) ?? "").replace(/[>\s]/g, "");
    if (!/^(?:-+|=+)$/.test(underline)) return false;
    const looksIntended = linesBelow.length === 1 && underline.length > 2 && !/[.,:;]\s*$/.test(line);
    if (looksIntended) return false;
    return {
      expected: `an empty line above ${underline.slice(0, 5)}, or a heading of one line without a period`,
      found: describeValue(line.trim()),
      fix: `Leave an empty line above ${underline.slice(0, 5)}. Write ## before a heading.`,
    };
  });

/** Reports headings and links without text, which visitors cannot see, and links that markdown shows as text. */
const blankParts = (source: Source): readonly TextFault[] => [
  ...faultsAt<Heading | Link | LinkReference>(source, ["heading", "link", "linkReference"], (raw, node) => {
    if (isReadable(cleanText(textOf(node))) || nodesIn(node, ["image", "imageReference"]).length > 0) return false;
    const what = node.type === "heading" ? "heading" : "link";
    return {
      expected: `a ${what} with text`,
      found: describeValue(firstLine(raw)),
      fix: `Write the ${what}'s text, or delete the ${what}.`,
    };
  }),
  ...faultsAt(source, "text", (raw) => {
    // Matches ]( unless the ] or the [ before it is escaped.
    const offset = raw.search(/(?<!\\|\\\[[^[\]]*)\]\(/);
    return (
      offset !== -1 && {
        offset,
        expected: "a link whose address has no spaces, and a ) for each (",
        found: describeValue(lineAt(raw, offset)),
        fix: "Write a space in the address as %20, ( as %28 and ) as %29. To show brackets, write \\[ and \\].",
      }
    );
  }),
];

/** Returns the name of a definition or reference. Footnotes and links have separate namespaces, so that [^a] and [a] differ. */
const nameOf = ({ type, identifier }: Definition | FootnoteDefinition | LinkReference | ImageReference | FootnoteReference): string =>
  type === "footnoteDefinition" || type === "footnoteReference" ? `^${identifier}` : identifier;

/** Reports definitions that nothing uses, and later definitions of the same name: pages show neither. */
const lostDefinitions = (source: Source): readonly TextFault[] => {
  const references = nodesIn<LinkReference | ImageReference | FootnoteReference>(source.tree, [
    "linkReference",
    "imageReference",
    "footnoteReference",
  ]);
  const used = new Set(references.map(nameOf));
  const defined = new Set<string>();
  return faultsAt<Definition | FootnoteDefinition>(source, ["definition", "footnoteDefinition"], (raw, definition) => {
    const name = nameOf(definition);
    const isRepeated = defined.has(name);
    defined.add(name);
    if (used.has(name) && !isRepeated) return false;
    const expected = isRepeated
      ? "each name defined once"
      : definition.type === "definition"
        ? "a definition that a link uses"
        : "a footnote that the text refers to";
    const use = isRepeated ? "give it another name and refer to that name" : `refer to it with ${raw.split("]")[0] ?? ""}]`;
    return {
      expected,
      found: describeValue(firstLine(raw)),
      fix: `Delete it, or ${use}. To show it as text, write \\[ for the first bracket.`,
    };
  });
};

/** Reports code blocks without an end. */
const unclosedCode = (source: Source): readonly TextFault[] =>
  faultsAt(source, "code", (raw) => {
    const fence = /^(?:`{3,}|~{3,})/.exec(raw)?.[0];
    if (fence === undefined) return false; // Indented code needs no end.
    const lastLine = raw.includes("\n") ? (raw.split("\n").at(-1) ?? "") : "";
    const isClosed = new RegExp(`^[ \\t>]*\\${fence.charAt(0)}{${fence.length},}[ \\t]*$`).test(lastLine);
    return (
      !isClosed && {
        expected: "a code block with an end",
        found: describeValue(firstLine(raw)),
        fix: `Add a line of ${fence} after the code, or delete this line.`,
      }
    );
  });

/** Reports headings whose last # would disappear. */
const lostClosingHashes = (source: Source): readonly TextFault[] =>
  faultsAt(source, "heading", (raw) => {
    const { opening = "", closing } = /^(?<opening>#+)[^\n]*?[ \t](?<closing>#+)[ \t]*$/.exec(raw)?.groups ?? {};
    // "## Title ##" is the closed form of a heading, so an equal number of # at both ends is intended.
    if (closing === undefined || closing === opening) return false;
    return {
      expected: "a heading that does not end with #",
      found: describeValue(firstLine(raw)),
      fix: "Write \\# to show the character, or delete it.",
    };
  });

/**
 * Reports (1) comments without -->, (2) text that is not read as markdown, because it follows a comment or an allowed tag without an empty
 * line, and (3) allowed start tags without an end tag, or the reverse. `checkText` reports tags that are not allowed.
 */
const brokenHtml = (source: Source): readonly TextFault[] => {
  const faults: TextFault[] = [];
  const report = (index: number, expected: string, fix: string): void =>
    void faults.push({ index, expected, found: describeValue(firstLine(source.body.slice(index))), fix });
  const checkChildren = (parent: Parent): void => {
    const unclosed: { readonly name: string; readonly at: number }[] = [];
    for (const node of parent.children) {
      if (node.type !== "html") continue;
      const start = startOf(node);
      // Take offsets from the body. Take text from the node's value, which omits the > before each line of a quotation.
      const html = readRawHtml(rawOf(source.body, node));
      const { text } = readRawHtml(node.value);
      if (html.unclosedComment !== undefined)
        report(
          start + html.unclosedComment,
          "a comment that ends with -->",
          "Add --> after the comment. Without it, the comment hides the rest of the page.",
        );
      else if (text.trim() !== "" && isHarmless(html))
        report(start, "an empty line after a tag or a comment", "Leave a blank line after it, so that the text below is read as markdown.");
      for (const { name, index, isClosing } of html.tags.filter((tag) => isHarmlessName(tag.name) && !VOID_ELEMENTS.has(tag.name))) {
        if (!isClosing) unclosed.push({ name, at: start + index });
        else if (unclosed.at(-1)?.name === name) unclosed.pop();
        else report(start + index, `a start tag before </${name}>`, "Write both tags in the same paragraph, or delete this one.");
      }
    }
    for (const { name, at } of unclosed) report(at, `an end tag </${name}>`, "Write both tags in the same paragraph, or delete this one.");
  };
  visit(source.tree, (node: Node) => ("children" in node ? checkChildren(node as Parent) : undefined));
  return faults;
};

/** The fault of the replacement character, which appears where a character was lost when the text was copied, saved or written as &#...;. */
export const LOST_CHARACTER = {
  expected: "text without the character \uFFFD",
  found: "the character \uFFFD, which replaces a character that was lost",
  fix: "Type the lost character again.",
};

/** Returns the offset of the first lost character in markdown: the character itself, or a reference such as &#xFFFE; that becomes it. */
const lostAt = (raw: string): number | undefined =>
  [...raw.matchAll(/\uFFFD|&#[^;\s]+;/g)].find(([typed]) => textOf(parseMarkdown(typed)).includes("\uFFFD"))?.index;

const lostCharacters = (source: Source): readonly TextFault[] =>
  faultsAt(
    source,
    ["text", "inlineCode", "code"],
    (raw, node) => "value" in node && node.value.includes("\uFFFD") && { ...LOST_CHARACTER, offset: lostAt(raw) ?? 0 },
  );

const RULES = [
  lostTildes,
  lostBackticks,
  lostAsterisks,
  lostFirstCharacters,
  extraCells,
  textReadAsRow,
  lostDefinitions,
  unclosedCode,
  lostClosingHashes,
  lostCharacters,
  changedNumbers,
  accidentalHeadings,
  blankParts,
  brokenHtml,
];

/** Reports what a page would lose or change in a body, in the order of the text. */
export const silentChanges = (source: Source): readonly TextFault[] =>
  RULES.flatMap((rule) => rule(source)).sort((a, b) => a.index - b.index);
