/** Parses SVG files of the content. The parser decides what a tag is, as a browser does; what it found is written as new tags. */
import render from "dom-serializer";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Fault } from "../problems";

/** A tag of a file. */
export interface SvgTag {
  readonly name: string;
  readonly attributes: Map<string, string>;
  /** The start of the element, as it is written. */
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
  /** The file without comments and without blanks between tags. */
  readonly svg: string;
  readonly faults: readonly SvgFault[];
}

const FOUND_LIMIT = 60;

const WHOLE_FILE = { field: "(whole file)", expected: "one <svg> element" };

const closeFault = ({ name, raw, index }: SvgTag): SvgFault => ({
  index,
  field: `<${name}>`,
  expected: "a tag that is closed",
  found: raw,
  fix: `End it with />, or write </${name}> after its content.`,
});

/**
 * Parses an SVG file.
 *
 * @param check lists what is wrong with a tag; attributes that it deletes are not written
 */
export const parseSvg = (source: string, check: (tag: SvgTag) => readonly SvgFault[]): ParsedSvg => {
  const document = parseDocument(source, { xmlMode: true, withStartIndices: true, withEndIndices: true });
  const faults: SvgFault[] = [];
  for (const node of DomUtils.filter(() => true, document.children)) {
    const [index, end] = [node.startIndex ?? 0, (node.endIndex ?? 0) + 1];
    const written = source.slice(index, end);
    if (DomUtils.isTag(node)) {
      const raw = written.slice(0, Math.min(written.indexOf(">") + 1 || written.length, FOUND_LIMIT));
      const tag = { name: node.name, attributes: new Map(Object.entries(node.attribs)), raw, index };
      faults.push(...check(tag));
      if (!written.endsWith("/>") && !written.endsWith(`</${node.name}>`)) faults.push(closeFault(tag));
      node.attribs = Object.fromEntries(tag.attributes);
    } else if (DomUtils.isText(node) && node.data.trim() !== "") continue;
    else {
      if (written.startsWith("<") && !/^<(?:!--|\?xml\s)/.test(written))
        faults.push({ index, ...WHOLE_FILE, found: written.slice(0, FOUND_LIMIT), fix: "Delete this line." });
      DomUtils.removeElement(node);
    }
  }
  const [root, ...others] = document.children;
  const svg = render(document.children, { xmlMode: true });
  if (!root || !DomUtils.isTag(root) || root.name !== "svg" || others.length > 0)
    faults.push({ index: 0, ...WHOLE_FILE, found: svg.slice(0, FOUND_LIMIT) || "nothing", fix: "Save the file again as plain SVG." });
  return { svg, faults };
};
