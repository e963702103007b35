/** Finds markdown that loses or changes text without a word, such as "8~12 hours ... 24~48 hours", which would read 812 and 2448. */
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
import { nodesIn, textOf } from "../markdown/parse";
import { isHarmless, isHarmlessTag, readRawHtml, VOID_ELEMENTS } from "../markdown/raw-html";
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

/** Returns the fault at each node for which `faultOf` returns one. */
const faultsAt = <Found extends Content>(
  { body, tree }: Source,
  types: Found["type"] | readonly Found["type"][],
  faultOf: (raw: string, node: Found) => Fault | false | undefined,
): readonly TextFault[] =>
  nodesIn<Found>(tree, types).flatMap((node) => {
    const fault = faultOf(rawOf(body, node), node);
    return fault ? [{ index: startOf(node), ...fault }] : [];
  });

/** Reports a strikethrough made with one tilde, and signs between figures or inside a word that markdown reads as formatting. */
const lostSigns = (source: Source): readonly TextFault[] =>
  faultsAt(source, ["delete", "emphasis", "strong", "inlineCode"], (raw, node) => {
    const sign = raw.charAt(0);
    const [before, after] = [source.body.slice(0, startOf(node)), source.body.slice(endOf(node))];
    const isAtFigure = /\d$/.test(before) || /^\d/.test(after);
    const isInWord = sign === "*" && /\p{L}$/u.test(before) && /^\p{L}/u.test(after);
    const isStruckByOne = sign === "~" && !raw.startsWith("~~");
    if (!isStruckByOne && !isAtFigure && !isInWord) return false;
    const found = describeValue(firstLine(raw));
    const show = `write \\${sign} to show the sign.`;
    if (sign === "~")
      return {
        expected: isStruckByOne ? "a strikethrough made with two tildes, or no tilde" : "figures without ~~ between them",
        found,
        fix: "Write a range with a hyphen, such as 8-12, or write \\~ to show a tilde.",
      };
    if (node.type === "inlineCode") return { expected: "figures without ` beside them", found, fix: `Write 5 ft 6 in, or ${show}` };
    return isAtFigure
      ? { expected: `figures without ${sign} between them`, found, fix: `Write x or "times", or ${show}` }
      : { expected: `a word without ${sign} in it`, found, fix: `Write x or "times", or ${show}` };
  });

/** Reports numbered lists whose numbers a page would change. A list may also have the same number on each item. */
const changedNumbers = (source: Source): readonly TextFault[] =>
  faultsAt<List>(source, "list", (_, { ordered, start, children }) => {
    if (!ordered) return false;
    const typed = children.map((item) => parseInt(rawOf(source.body, item), 10));
    const shown = typed.map((_number, index) => (start ?? 1) + index);
    if (typed.join() === shown.join() || new Set(typed).size === 1) return false;
    return {
      expected: `a list numbered ${shown.join(", ")}, as the page would show it`,
      found: `a list numbered ${typed.join(", ")}`,
      fix: "Correct the numbers, or write each number without a list: 1\\. First.",
    };
  });

/**
 * Reports table rows with more cells than the heading has, because markdown drops the last cells, and sentences right below a table, because
 * markdown reads each as a row.
 */
const lostCells = (source: Source): readonly TextFault[] =>
  nodesIn<Table>(source.tree, "table").flatMap(({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    return rows.flatMap((row): readonly TextFault[] => {
      const raw = rawOf(source.body, row);
      const [index, line] = [startOf(row), describeValue(firstLine(raw))];
      if (row.children.length > columns)
        return [
          {
            index,
            expected: `a row of ${columns} cells, like the table's first row`,
            found: `${row.children.length} cells: ${line}`,
            fix: "Delete the extra |, write \\| to show one, or add a heading for the cell.",
          },
        ];
      if (columns === 1 || /(?<!\\)\|/.test(raw)) return [];
      return [
        { index, expected: "an empty line after the table", found: line, fix: "Put an empty line above it, or write | between its cells." },
      ];
    });
  });

/** Reports signs that markdown drops at the start of a line, such as in "> 1/2 inch", "+ 8% tax" or "# 1 in town". */
const lostFirstSigns = (source: Source): readonly TextFault[] => [
  ...faultsAt(
    source,
    "blockquote",
    (raw) =>
      /^>\s?[$\d]/.test(raw) && {
        expected: "a quotation that starts with a word",
        found: describeValue(firstLine(raw)),
        fix: 'Write "more than" or \\> for the sign. Start a real quotation with a quotation mark.',
      },
  ),
  ...faultsAt<List>(source, "list", (raw, list) => {
    const isBelowText = source.tree.children.includes(list) && /\S[ \t]*\n[ \t]*$/.test(source.body.slice(0, startOf(list)));
    return (
      raw.startsWith("+") &&
      (isBelowText || /^\+\s+[$\d]/.test(raw)) && {
        expected: "a list whose items start with - or *",
        found: describeValue(firstLine(raw)),
        fix: 'Write "plus" or \\+ for the sign, or write - for a list.',
      }
    );
  }),
  ...faultsAt(
    source,
    "heading",
    (raw) =>
      /^#\s+\d/.test(raw) && {
        expected: "a heading that starts with ##, or text",
        found: describeValue(firstLine(raw)),
        fix: 'Write "No." or \\# for the sign, or write ## for a heading.',
      },
  ),
];

/** Reports text that becomes a heading because a line of - or = is right below it. */
const accidentalHeadings = (source: Source): readonly TextFault[] =>
  faultsAt(source, "heading", (raw) => {
    const [line = "", ...others] = raw.split("\n");
    const underline = (others.at(-1) ?? "").replace(/[>\s]/g, "");
    const isUnderlined = /^(?:-+|=+)$/.test(underline);
    if (!isUnderlined || (others.length === 1 && underline.length > 2 && !/[.,:;]\s*$/.test(line))) return false;
    return {
      expected: `an empty line above ${underline.slice(0, 5)}, or a heading of one line without a period`,
      found: describeValue(line.trim()),
      fix: "Leave an empty line above the signs. Write ## before a heading.",
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
    const line = raw.split("\n").find((each) => /(?<!\\)\]\(/.test(each));
    return (
      line !== undefined && {
        expected: "a link whose address has no spaces and as many ( as )",
        found: describeValue(line.trim()),
        fix: "Write a space in the address as %20, ( as %28 and ) as %29. To show brackets, write \\[.",
      }
    );
  }),
];

/** Reports definitions that nothing uses, and later definitions of the same name: pages show neither. */
const lostDefinitions = (source: Source): readonly TextFault[] => {
  const used = new Set<string>();
  const references = nodesIn<LinkReference | ImageReference | FootnoteReference>(source.tree, [
    "linkReference",
    "imageReference",
    "footnoteReference",
  ]);
  for (const { type, identifier } of references) used.add(`${type === "footnoteReference" ? "^" : ""}${identifier}`);
  const defined = new Set<string>();
  return faultsAt<Definition | FootnoteDefinition>(source, ["definition", "footnoteDefinition"], (raw, { type, identifier }) => {
    const name = `${type === "footnoteDefinition" ? "^" : ""}${identifier}`;
    const isRepeated = defined.has(name);
    defined.add(name);
    if (used.has(name) && !isRepeated) return false;
    const expected = isRepeated
      ? "each name defined once"
      : type === "definition"
        ? "a definition that a link uses"
        : "a footnote that the text refers to";
    return {
      expected,
      found: describeValue(firstLine(raw)),
      fix: `Delete it, or refer to it with ${raw.split("]")[0] ?? ""}]. To show it as text, write \\[ for the first bracket.`,
    };
  });
};

/** Reports code blocks without an end, and headings whose last # would disappear. */
const lostEnds = (source: Source): readonly TextFault[] => [
  ...faultsAt(source, "code", (raw) => {
    const fence = /^(?:`{3,}|~{3,})/.exec(raw)?.[0];
    const isClosed =
      fence === undefined ||
      (raw.includes("\n") && new RegExp(`^[ \\t>]*\\${fence.charAt(0)}{${fence.length},}[ \\t]*$`).test(raw.split("\n").at(-1) ?? ""));
    return (
      !isClosed && {
        expected: "a code block with an end",
        found: describeValue(firstLine(raw)),
        fix: `Add a line of ${fence} after the code, or delete this line.`,
      }
    );
  }),
  ...faultsAt(source, "heading", (raw) => {
    const { opening = "", closing } = /^(?<opening>#+)[^\n]*?[ \t](?<closing>#+)[ \t]*$/.exec(raw)?.groups ?? {};
    return (
      closing !== undefined &&
      closing !== opening && {
        expected: "a heading that does not end with #",
        found: describeValue(firstLine(raw)),
        fix: "Write \\# to show the sign, or delete it.",
      }
    );
  }),
];

/**
 * Reports comments without an end, and, for tags that pages may show: text that starts on the line of a tag, and tags without their other
 * half. `checkText` reports all other tags, once.
 */
const brokenHtml = (source: Source): readonly TextFault[] => {
  const faults: TextFault[] = [];
  const report = (node: Node, expected: string, fix: string): void =>
    void faults.push({ index: startOf(node), expected, found: describeValue(firstLine(rawOf(source.body, node))), fix });
  const look = (parent: Parent): void => {
    const open: { readonly name: string; readonly node: Node }[] = [];
    for (const node of parent.children) {
      if (node.type !== "html") continue;
      const html = readRawHtml(node.value);
      const { text, isOpen } = html;
      const tags = html.tags.filter(({ name }) => !VOID_ELEMENTS.has(name) && isHarmlessTag({ name, attributes: [] }));
      if (isOpen)
        report(node, "a comment that ends with -->", "Add --> after the comment. Without it, the comment hides the rest of the page.");
      else if (text.trim() !== "" && isHarmless(html))
        report(node, "a tag or a comment on its own line", "Leave a blank line after it, so that the text below is read as markdown.");
      for (const { name, isClosing } of tags) {
        if (!isClosing) open.push({ name, node });
        else if (open.at(-1)?.name === name) open.pop();
        else report(node, `a start tag before </${name}>`, "Write both tags in the same paragraph, or delete this one.");
      }
    }
    for (const { name, node } of open) report(node, `an end tag </${name}>`, "Write both tags in the same paragraph, or delete this one.");
  };
  visit(source.tree, (node: Node) => ("children" in node ? look(node as Parent) : undefined));
  return faults;
};

/** Reports the replacement character: something was lost when the text was copied, saved or written as &#...;. */
export const LOST_CHARACTER = {
  expected: "text without the sign \uFFFD",
  found: "the sign \uFFFD, which stands for a character that was lost",
  fix: "Type the lost character again.",
};

const lostCharacters = (source: Source): readonly TextFault[] =>
  faultsAt(source, ["text", "inlineCode", "code"], (_, node) => "value" in node && node.value.includes("\uFFFD") && LOST_CHARACTER);

/** Reports what a page would lose or change in a body, in the order of the text. */
export const silentChanges = (source: Source): readonly TextFault[] =>
  [
    ...[lostSigns, changedNumbers, lostCells, lostFirstSigns, accidentalHeadings, blankParts],
    ...[lostDefinitions, lostEnds, brokenHtml, lostCharacters],
  ]
    .flatMap((rule) => rule(source))
    .sort((a, b) => a.index - b.index);
