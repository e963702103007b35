/**
 * Replaces references to facts in content: `{{driveway-price}}` becomes $200-$500, and `{{square-foot-price x 20,000}}` becomes the price
 * of 20,000 square feet.
 *
 * References have double braces, as in Mustache and Liquid. Double braces do not occur in ordinary text, need no quotes inside a YAML
 * value, and are not changed by formatters.
 */
import type { Code, Definition, Image, InlineCode, Link, LinkReference } from "mdast";
import { treeOf } from "../markdown/find";
import { nodesIn, textOf } from "../markdown/parse";
import { diagramProblem, isDiagram } from "../diagrams/diagram-references";
import { mapTexts } from "../facts/map-texts";
import { nearest } from "./nearest";
import type { NamedFacts } from "../facts/named-facts";
import type { TextFault } from "./problems";

const REFERENCE = /\{\{(?<inside>[^{}\n]*)\}\}/g;
/** Replaces each reference while the facts are unknown. It is short, so that no field exceeds its length limit. */
const PLACEHOLDER = "0";
/** Matches a fact multiplied by a number: `square-foot-price x 20,000`. */
const COUNTED = /^(?<name>[a-z-]+) x (?<count>\d[\d,]*)$/;

/** A part of a text, from an index up to another. */
type Span = readonly [start: number, end: number];

/** Returns each place of a part in a text; none of an empty part. */
const placesOf = (part: string, text: string): readonly Span[] => {
  const places: Span[] = [];
  if (part === "") return places;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) places.push([at, at + part.length]);
  return places;
};

/** Returns the code and the addresses in markdown: the text in links and the descriptions of pictures are neither. */
const literalsIn = (text: string): readonly Span[] => {
  // Parses each reference as a word of the same length, because an address with spaces is no address.
  const masked = text.replace(REFERENCE, (reference) => "x".repeat(reference.length));
  const tree = treeOf(masked);
  const nodes = nodesIn<Code | Definition | Image | InlineCode | Link | LinkReference>(tree, [
    "code",
    "definition",
    "image",
    "inlineCode",
    "link",
    "linkReference",
  ]);
  return nodes.flatMap((node): readonly Span[] => {
    const { start: { offset: start } = {}, end: { offset: end } = {} } = node.position ?? {};
    // remark-gfm gives no position to an address that follows a bracket, as in [www.example.com].
    if (start === undefined || end === undefined) return placesOf(textOf(node), masked);
    if (node.type === "image") return [[text.indexOf("](", start), end]];
    // An address that is typed as text, such as https://example.com, starts with its own text, not with a bracket.
    const last = "children" in node && text[start] === "[" ? node.children.at(-1) : undefined;
    return [[last?.position?.end.offset ?? start, end]];
  });
};

/**
 * Replaces all references in a string. References to diagrams are checked but not replaced; they are rendered later.
 *
 * @param facts all facts; undefined if one of their files is invalid (reported elsewhere), in which case every reference becomes 0, unchecked
 * @param isMarkdown whether the string is a page's markdown; if so, diagrams are allowed, and facts in code and addresses are reported
 * @returns the string with facts filled in, and the problems; invalid references are unchanged
 */
export const resolveText = (text: string, facts: NamedFacts | undefined, { isMarkdown = false } = {}) => {
  const problems: TextFault[] = [];
  // Fast path: most strings have no references.
  if (!text.includes("{{")) return { text, problems };
  if (!facts) return { text: text.replace(REFERENCE, PLACEHOLDER), problems };
  const literals = isMarkdown ? literalsIn(text) : [];
  const resolved = text.replace(REFERENCE, (reference: string, inside: string, index: number) => {
    const { name = "", count } = COUNTED.exec(inside.trim())?.groups ?? { name: inside.trim() };
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    const isLiteral = literals.some(([start, end]) => index >= start && index < end);
    const report = (expected: string, fix: string): string => {
      problems.push({ index, found: reference, expected, fix });
      return reference;
    };
    if (isDiagram(name)) {
      const around = [text.slice(0, index), text.slice(index + reference.length)] as const;
      const problem = diagramProblem(name, around, isMarkdown && !isLiteral);
      return problem ? report(problem.expected, problem.fix) : reference;
    }
    if (!fact) {
      const near = nearest(name, Object.keys(facts));
      return report("the name of a fact", `${near === undefined ? "" : `Did you mean {{${near}}}? `}Type {{ in the editor to choose one.`);
    }
    if (isLiteral) {
      return report("a fact in plain text", "Move it out of the code or the address: only plain text can contain facts.");
    }
    if (fact.text === undefined) {
      return report(
        "a fact that is set",
        `Set "${fact.label}" under Settings, ${fact.form ?? "Prices and figures"}, or delete ${reference} from the text.`,
      );
    }
    if (count !== undefined) {
      if (fact.priceOf) return fact.priceOf(Number(count.replaceAll(",", "")));
      return report("a price that can be multiplied, such as {{square-foot-price x 20,000}}", `Write {{${name}}} without a calculation.`);
    }
    if (fact.text.includes("{{")) return report("a fact whose text has no references", `In Settings, write out "${fact.label}".`);
    // "4:00 p.m." at the end of a sentence already has the sentence's period.
    return text[index + reference.length] === "." ? fact.text.replace(/\.$/, "") : fact.text;
  });
  return { text: resolved, problems };
};

/** Replaces all references in the strings of nested data, and reports each problem with its path. */
export const resolveData = (data: unknown, facts: NamedFacts | undefined) => {
  const problems: (TextFault & { readonly path: readonly PropertyKey[] })[] = [];
  const resolved = mapTexts(data, (value, path) => {
    const { text, problems: found } = resolveText(value, facts);
    problems.push(...found.map((problem) => ({ ...problem, path })));
    return text;
  });
  return { data: resolved, problems };
};
