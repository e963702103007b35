/** Loads and checks the SVG files of diagrams. Pages get SVG serialized from the parsed tree, so browsers see only checked elements. */
import render from "dom-serializer";
import { closest } from "fastest-levenshtein";
import { DomUtils, parseDocument } from "htmlparser2";
import { diagramKeys, type DiagramKey } from "../diagrams/diagram-references";
import type { Problem } from "../check/problems";
import { listFiles, readIfPresent } from "./read-folder";
import type { Content } from "../schema";
import { CHARTS, fieldNamesOf } from "../schema/diagrams";
import { STALL_SIZES } from "../shared/parking-law";
import { bracesIn } from "../shared/placeholders";

/** Elements that a diagram may have. */
const ELEMENTS = /^(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan)$/;
/** Attributes that a diagram's elements may have. */
const ATTRIBUTES =
  /^(?:viewBox|width|height|d|points|[cr]?[xy][12]?|r|transform|fill|stroke|font-size|text-anchor|(?:fill-|stroke-)?opacity|stroke-(?:width|linecap|linejoin|dasharray))$/;
/** Attributes that drawing programs add and pages do not need: nothing references ids, and pages set their own role and label. */
const DROPPED = /^(?:id|version|role|aria-label|xmlns(?::svg)?|xml:space)$/;
const ONE_SVG = "one <svg> element";
/** Maximum length of what a report quotes, in characters. */
const FOUND_LIMIT = 60;

/** Returns the placeholders that a file may have: the diagram's labels and, for the stalls diagram, the legal dimensions. */
const placeholdersOf = (key: DiagramKey): readonly string[] => [
  ...fieldNamesOf(key),
  ...(key === "accessibleStalls" ? Object.keys(STALL_SIZES) : []),
];

/**
 * Parses and checks a diagram's file.
 *
 * @returns the SVG for pages, with its placeholders not yet filled in, and the problems in the file
 */
const parseDiagram = (key: DiagramKey, file: string, source: string) => {
  const problems: Problem[] = [];
  const report = (index: number, field: string, expected: string, found: string, fix: string): void => {
    problems.push({ file, line: source.slice(0, index).split("\n").length, field, expected, found, fix });
  };
  const document = parseDocument(source, { xmlMode: true, withStartIndices: true, withEndIndices: true });
  for (const node of DomUtils.filter(() => true, document.children)) {
    const start = node.startIndex ?? 0;
    const written = source.slice(start, (node.endIndex ?? 0) + 1);
    const found = (/^[^>]*>?/.exec(written)?.[0] ?? "").slice(0, FOUND_LIMIT);
    if (DomUtils.isTag(node)) {
      const { name } = node;
      const field = `<${name}>`;
      if (!ELEMENTS.test(name))
        report(start, field, "only shapes and text", found, "Delete it, or save as plain SVG, without scripts, styles, pictures or links.");
      const isSelfClosed = node.children.length === 0 && written.endsWith("/>");
      if (!isSelfClosed && !written.endsWith(`</${name}>`))
        report(start, field, "a tag that is closed", found, `End it with />, or write </${name}> after its content.`);
      node.attribs = Object.fromEntries(Object.entries(node.attribs).filter(([attribute]) => !DROPPED.test(attribute)));
      // Attribute names as they are in the file, with their positions. Drawing programs write each attribute on its own line.
      const typedNames = [...written.matchAll(/(?<=\s)[^\s=>]+(?=\s*=)/g)];
      for (const [attribute, value] of Object.entries(node.attribs)) {
        const fieldName = `<${name} ${attribute}>`;
        const at = start + (typedNames.find(([typed]) => typed === attribute)?.index ?? 0);
        if (!ATTRIBUTES.test(attribute))
          report(at, fieldName, "a shape attribute", value, "Delete it. Write colors and widths as attributes, such as stroke-width.");
        else if (/^(?:fill|stroke)$/.test(attribute) && !/^(?:currentColor|none)$/.test(value))
          report(at, fieldName, "currentColor or none", value, "Write currentColor: a diagram has the color of the text around it.");
      }
    } else if (!DomUtils.isText(node) || node.data.trim() === "") {
      // Pages do not need blank text, comments and the XML declaration. Anything else here, such as a document type, is an error.
      if (written.startsWith("<") && !/^<(?:!--|\?xml\s)/.test(written)) report(start, "(whole file)", ONE_SVG, found, "Delete this line.");
      DomUtils.removeElement(node);
    } else node.data = `${node.data.trim()} `; // The trailing space separates labels in text browsers.
  }
  const [root, ...others] = document.children;
  if (root && DomUtils.isTag(root) && root.name === "svg" && others.length === 0)
    root.attribs = { role: "img", "aria-label": "{alt}", ...root.attribs };
  else report(0, "(whole file)", ONE_SVG, source.slice(0, FOUND_LIMIT) || "nothing", "Save the file again as plain SVG.");
  const words = placeholdersOf(key);
  let end = 0;
  for (const brace of bracesIn(source)) {
    const start = source.indexOf(brace, end);
    end = start + brace.length;
    if (words.includes(brace.slice(1, -1))) continue;
    const fix = `Did you mean {${closest(brace, words)}}? The placeholders are ${words.join(", ")}.`;
    report(start, "text", "a placeholder of this diagram", brace, fix);
  }
  return { svg: render(document.children, { xmlMode: true }), problems };
};

/** Loads all SVG diagrams in `root`, and reports their problems and any other SVG files there. */
export const readDiagrams = (root: string): { readonly diagramFiles: Content["diagramFiles"]; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const diagramFiles: Partial<Record<string, string>> = {};
  const others = new Set(listFiles(root, "", [".svg"]));
  for (const [name, key] of diagramKeys) {
    // Charts are drawn from the settings and have no file.
    if (CHARTS.some((chart) => chart === key)) continue;
    const file = `diagrams/${name}.svg`;
    const bytes = readIfPresent(root, file);
    if (bytes) {
      const parsed = parseDiagram(key, file, Buffer.from(bytes).toString());
      diagramFiles[key] = parsed.svg;
      problems.push(...parsed.problems);
    } else {
      const fix = `Restore content/${file}; pages may show it.`;
      problems.push({ file, field: "(whole file)", expected: "a file", found: "nothing", fix });
    }
    others.delete(file);
  }
  const expected = "the file of a diagram, or a picture in JPEG, PNG or WebP";
  const fix =
    "Give the diagram its old name back, or save the picture as PNG. A new diagram first needs a schema in src/content/schema/diagrams.ts.";
  problems.push(...[...others].map((file) => ({ file, field: "(file name)", expected, found: file, fix })));
  return { diagramFiles, problems };
};
