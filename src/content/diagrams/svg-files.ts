/** Reads and checks the diagrams of `content/diagrams`: plain SVG that any drawing program opens, with `{placeholders}` for words. */
import { closest } from "fastest-levenshtein";
import { diagramKeys } from "../diagram-references";
import { INCHES, SIGN_INCHES, SLOPE_RUN } from "../shared/parking-law";
import { bracesIn } from "../shared/placeholders";
import type { Problem } from "../problems";
import { listFiles, readIfPresent } from "../read-folder";
import type { Content } from "../schema";
import { diagramsSchema } from "../schema/diagrams";
import { parseSvg, type SvgFault, type SvgTag } from "./svg-tags";

/** Diagrams that come as files. The others are charts of figures that the owner sets, which are computed. */
const DIAGRAMS = ["accessible-stalls", "coat", "layers", "patch-steps", "phases", "sloped-driveway"] as const;

/** Numbers that the length of a line may stand for. They are the law's: only a change of the law changes them. */
const DIAGRAM_FACTS: Readonly<Record<string, number>> = {
  vanInches: INCHES.van,
  aisleInches: INCHES.aisle,
  carInches: INCHES.car,
  signInches: SIGN_INCHES,
  slopeRun: SLOPE_RUN,
};

const ELEMENTS = /^(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan)$/;
const ATTRIBUTES =
  /^(?:viewBox|width|height|d|points|[cr]?[xy][12]?|r|transform|fill|stroke|font-size|text-anchor|data-(?:fact|scale)|(?:fill-|stroke-)?opacity|stroke-(?:width|linecap|linejoin|dasharray))$/;
/** Elements that run, frame or load something. */
const ACTIVE = /^(?:.*:)?(?:script|handler|foreignObject|iframe|object|embed|meta|link|base)$/i;
const HREF = /^(?:.*:)?(?:href|src)$/i;
/** What drawing programs add. Without references nothing needs an id, and two diagrams on a page cannot share one. */
const DROPPED = /^(?:id|version|role|aria-label|xmlns(?::svg)?|xml:space)$/;
/** How far a length may be from what its fact says: lengths are rounded. */
const TOLERANCE = 0.01;

/** Gives the width of what an element draws, its height where it has no width, or width by height where `scale` says so. */
const lengthOf = (attributes: ReadonlyMap<string, string>, scale: string): number => {
  const of = (...names: readonly string[]): number[] => names.map((name) => Number(attributes.get(name)));
  const points = attributes
    .get("points")
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const xs = points ? points.filter((_, index) => index % 2 === 0) : of("x1", "x2");
  const ys = points ? points.filter((_, index) => index % 2 === 1) : of("y1", "y2");
  const [width, height] = [xs, ys].map((places) => Math.max(...places) - Math.min(...places)) as [number, number];
  return scale === "height" ? width / height : (width || height) / Number(scale);
};

const faultsOfAttributes = ({ name, attributes, index }: SvgTag): readonly SvgFault[] =>
  [...attributes].flatMap(([attribute, found]): readonly SvgFault[] => {
    const field = `<${name} ${attribute}>`;
    if (!ATTRIBUTES.test(attribute)) {
      const fix = "Delete it; write colors and widths as attributes such as stroke-width, not as a style.";
      return [{ index, field, expected: "attributes of shapes", found, fix }];
    }
    if (!/^(?:fill|stroke)$/.test(attribute) || /^(?:currentColor|none)$/.test(found)) return [];
    const fix = "Write currentColor: a diagram has the color of the text around it.";
    return [{ index, field, expected: "currentColor or none", found, fix }];
  });

const faultsOfFact = ({ name, attributes, index }: SvgTag): readonly SvgFault[] => {
  const [fact, scale = ""] = [attributes.get("data-fact"), attributes.get("data-scale")];
  if (fact === undefined) return [];
  const expected = DIAGRAM_FACTS[fact];
  if (expected === undefined) {
    const names = Object.keys(DIAGRAM_FACTS);
    const fix = `Did you mean ${closest(fact, names)}?`;
    return [{ index, field: `<${name} data-fact>`, expected: `one of ${names.join(", ")}`, found: fact, fix }];
  }
  const shown = lengthOf(attributes, scale);
  if (Math.abs(shown / expected - 1) <= TOLERANCE) return [];
  const found = `a length that shows ${Math.round(shown * 100) / 100}`;
  const fix = "Change the diagram: it is drawn to scale.";
  return [{ index, field: `<${name} data-fact="${fact}">`, expected: String(expected), found, fix }];
};

/** Lists what a diagram may not have, and deletes the attributes that a page does not need. */
const checkDiagramTag = (tag: SvgTag): readonly SvgFault[] => {
  const { name, attributes, raw, index } = tag;
  for (const attribute of attributes.keys()) if (DROPPED.test(attribute)) attributes.delete(attribute);
  const fix = "Delete it: save as plain SVG, with no script, style, picture or link.";
  const isKnown = ELEMENTS.test(name);
  const faults = [
    ...(isKnown ? [] : [{ index, field: `<${name}>`, expected: "shapes and text", found: raw, fix }]),
    ...faultsOfAttributes(tag),
    ...faultsOfFact(tag),
  ];
  attributes.delete("data-fact");
  attributes.delete("data-scale");
  return faults;
};

/** Lists placeholders in a diagram's text that stand for no word. */
const faultsOfWords = (name: string, text: string, svg: string): readonly SvgFault[] => {
  const key = diagramKeys.get(name);
  const words = [...Object.keys(key ? diagramsSchema.shape[key].shape : {}), ...Object.keys(DIAGRAM_FACTS)];
  return bracesIn(svg)
    .filter((brace) => !words.includes(brace.slice(1, -1)))
    .map((brace) => ({
      index: text.indexOf(brace),
      field: "text",
      expected: "a word of the diagram",
      found: brace,
      fix: `Did you mean {${closest(brace, words)}}? There are ${words.join(", ")}.`,
    }));
};

/** Lists what another SVG file may not have: a script, or something from elsewhere. */
const checkPictureTag = ({ name, attributes, raw, index }: SvgTag): readonly SvgFault[] => {
  const isActive =
    ACTIVE.test(name) || [...attributes].some(([key, value]) => /^on/i.test(key) || (HREF.test(key) && !/^(?:#|data:image\/)/.test(value)));
  const fix = "Delete it: save as plain SVG, with no script, page or link.";
  return isActive ? [{ index, field: `<${name}>`, expected: "shapes and text", found: raw, fix }] : [];
};

const located = (file: string, text: string, faults: readonly SvgFault[]): readonly Problem[] =>
  faults.map(({ index, ...fault }) => ({ file, line: text.slice(0, index).split("\n").length, ...fault }));

/** Reads every diagram below `root`, and says all that is wrong with them. */
export const readDiagrams = (root: string): { readonly diagramFiles: Content["diagramFiles"]; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const diagramFiles = Object.fromEntries(
    DIAGRAMS.flatMap((name) => {
      const file = `diagrams/${name}.svg`;
      const bytes = readIfPresent(root, file);
      if (!bytes) {
        problems.push({
          file,
          field: "(whole file)",
          expected: "a file",
          found: "nothing",
          fix: `Restore content/${file}; texts may show it.`,
        });
        return [];
      }
      const text = Buffer.from(bytes).toString();
      const { svg, faults } = parseSvg(text, checkDiagramTag);
      problems.push(...located(file, text, [...faults, ...faultsOfWords(name, text, svg)]));
      return [[name, svg]];
    }),
  );
  const known = new Set<string>(DIAGRAMS.map((name) => `diagrams/${name}.svg`));
  for (const file of listFiles(root, ".", [".svg"])) {
    if (known.has(file)) continue;
    const text = Buffer.from(readIfPresent(root, file) ?? "").toString();
    problems.push(...located(file, text, parseSvg(text, checkPictureTag).faults));
    if (!file.startsWith("diagrams/")) continue;
    const fix = "Rename the file; a new diagram needs its words in src/content/schema/diagrams first.";
    problems.push({ file, field: "(file name)", expected: `one of ${[...known].join(", ")}`, found: file, fix });
  }
  return { diagramFiles, problems };
};
