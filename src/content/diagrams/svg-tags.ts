/** Parses SVG files of the content. A parser decides what a tag is, as in a browser; what it found is written as new tags. */
import { Parser } from "htmlparser2";
import { escapeHtml } from "../format/escape-html";
import type { Fault } from "../problems";

/** A tag of a file. */
export interface SvgTag {
  readonly name: string;
  readonly attributes: Map<string, string>;
  /** As it is written. */
  readonly raw: string;
  /** Where it starts in the text. */
  readonly index: number;
}

/** Something wrong in an SVG file. */
export interface SvgFault extends Fault {
  readonly index: number;
  readonly field: string;
}

interface ParsedSvg {
  /** The file without comments and blanks between tags. */
  readonly svg: string;
  readonly faults: readonly SvgFault[];
}

const FOUND_LIMIT = 60;

const unclosed = ({ name, raw, index }: SvgTag): SvgFault => ({
  index,
  field: `<${name}>`,
  expected: "a tag that is closed",
  found: raw.slice(0, FOUND_LIMIT),
  fix: `End it with />, or write </${name}> behind what is in it.`,
});

/**
 * Parses an SVG file.
 *
 * @param check lists what is wrong with a tag; attributes that it deletes are not written
 */
export const parseSvg = (source: string, check: (tag: SvgTag) => readonly SvgFault[]): ParsedSvg => {
  const faults: SvgFault[] = [];
  const open: SvgTag[] = [];
  const roots: string[] = [];
  let [svg, text, isUnfinished] = ["", "", false];
  let unquoted: string[] = [];
  const writeText = () => {
    const words = text.trim();
    if (words && open.length === 0) roots.push(words);
    if (words) svg += escapeHtml(text);
    text = "";
  };
  const finishTag = (end: "" | "/") => {
    const tag = open.at(-1);
    if (isUnfinished && tag)
      svg += `<${tag.name}${[...tag.attributes].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join("")}${end}>`;
    isUnfinished = false;
  };
  const written = () => source.slice(parser.startIndex, parser.endIndex + 1);
  const parser = new Parser(
    {
      onopentagname: () => {
        finishTag("");
        writeText();
        unquoted = [];
      },
      onattribute: (name, _, quote) => {
        if (quote !== '"') unquoted.push(name);
      },
      onopentag: (name, attributes) => {
        const tag = { name, attributes: new Map(Object.entries(attributes)), raw: written(), index: parser.startIndex };
        const fix = "Write each attribute with a name and double quotes.";
        faults.push(
          ...check(tag),
          ...unquoted.map((found) => ({ index: tag.index, field: `<${name}>`, expected: 'attributes such as width="2"', found, fix })),
        );
        if (open.length === 0) roots.push(name);
        open.push(tag);
        isUnfinished = true;
      },
      ontext: (part) => {
        finishTag("");
        text += part;
      },
      onclosetag: (name, isImplied) => {
        const isEmptyTag = isUnfinished && isImplied && written().endsWith("/>");
        finishTag(isEmptyTag ? "/" : "");
        writeText();
        const tag = open.pop();
        if (isImplied && !isEmptyTag && tag) faults.push(unclosed(tag));
        if (!isEmptyTag) svg += `</${name}>`;
      },
      onprocessinginstruction: (name, data) => {
        if (name.toLowerCase() !== "?xml")
          faults.push({
            index: parser.startIndex,
            field: "(whole file)",
            expected: "one <svg> element",
            found: `<${data}>`,
            fix: "Delete this line.",
          });
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  writeText();
  if (roots.length !== 1 || roots[0] !== "svg") {
    const found = svg.slice(0, FOUND_LIMIT) || "nothing";
    faults.push({ index: 0, field: "(whole file)", expected: "one <svg> element", found, fix: "Save the file again as plain SVG." });
  }
  return { svg, faults };
};
