/** Reads and checks the diagrams of `content/diagrams`: plain SVG that any drawing program opens, with `{placeholders}` for words. */
import { closest } from "fastest-levenshtein";
import { drawingKeys } from "../drawing-references";
import { INCHES, SIGN_INCHES, SLOPE_RUN } from "../shared/parking-law";
import { bracesIn } from "../shared/placeholders";
import type { Problem } from "../problems";
import { listFiles, readIfPresent } from "../read-folder";
import type { Content } from "../schema";
import { drawingsSchema } from "../schema/drawings";

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

const TAG = /<(?<slash>\/?)(?<name>[^\s/<>]+)(?<attributes>[^<>]*)>/g;
const ATTRIBUTE = /\s(?<name>[\w:-]+)="(?<value>[^"]*)"/g;
const ELEMENTS = /^(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan)$/;
const ATTRIBUTES =
  /^(?:viewBox|width|height|d|points|[cr]?[xy][12]?|r|transform|fill|stroke|font-size|text-anchor|data-(?:fact|scale)|(?:fill-|stroke-)?opacity|stroke-(?:width|linecap|linejoin|dasharray))$/;
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

/** Checks one diagram and takes out what a page does not need. */
const readDiagram = (file: string, name: string, source: string): { readonly svg: string; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const text = source.replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, (removed) => removed.replace(/[^\n]/g, ""));
  const report = (index: number, field: string, expected: string, found: string, fix: string) =>
    problems.push({ file, line: text.slice(0, index).split("\n").length, field, expected, found, fix });
  const svg = text.replace(TAG, (tag: string, slash: string, element: string, written: string, index: number) => {
    if (!ELEMENTS.test(element)) {
      report(index, `<${element}>`, "shapes and text", tag, "Take it out: save as plain SVG, with no script, style, picture or link.");
    }
    const attributes = new Map([...written.matchAll(ATTRIBUTE)].map(({ groups }) => [groups?.name ?? "", groups?.value ?? ""]));
    const rest = written.replace(ATTRIBUTE, "").replace(/\/$/, "").trim();
    if (rest) report(index, `<${element}>`, 'attributes such as width="2"', rest, "Write each attribute with a name and double quotes.");
    for (const [attribute, value] of attributes) {
      const field = `<${element} ${attribute}>`;
      if (DROPPED.test(attribute)) attributes.delete(attribute);
      else if (!ATTRIBUTES.test(attribute)) {
        report(
          index,
          field,
          "attributes of shapes",
          value,
          "Take it out; colors and widths stand in attributes such as stroke-width, not in a style.",
        );
      } else if (/^(?:fill|stroke)$/.test(attribute) && !/^(?:currentColor|none)$/.test(value)) {
        report(index, field, "currentColor or none", value, "Write currentColor: a diagram has the color of the text around it.");
      }
    }
    const [fact, scale = ""] = [attributes.get("data-fact"), attributes.get("data-scale")];
    attributes.delete("data-fact");
    attributes.delete("data-scale");
    if (fact !== undefined) {
      const expected = DIAGRAM_FACTS[fact];
      const shown = lengthOf(attributes, scale);
      if (expected === undefined) {
        const names = Object.keys(DIAGRAM_FACTS);
        report(index, `<${element} data-fact>`, `one of ${names.join(", ")}`, fact, `Did you mean ${closest(fact, names)}?`);
      } else if (!(Math.abs(shown / expected - 1) <= TOLERANCE)) {
        const found = `a length that shows ${Math.round(shown * 100) / 100}`;
        report(index, `<${element} data-fact="${fact}">`, String(expected), found, "Change the diagram: it is drawn to scale.");
      }
    }
    return `<${slash}${element}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join("")}${written.endsWith("/") ? "/" : ""}>`;
  });
  const key = drawingKeys.get(name);
  const words = [...Object.keys(key ? drawingsSchema.shape[key].shape : {}), ...Object.keys(DIAGRAM_FACTS)];
  for (const brace of bracesIn(text)) {
    if (words.includes(brace.slice(1, -1))) continue;
    report(
      text.indexOf(brace),
      "text",
      "a word of the diagram",
      brace,
      `Did you mean {${closest(brace, words)}}? There are ${words.join(", ")}.`,
    );
  }
  const clean = svg.replace(/>\s+</g, "><").trim();
  if (!/^<svg [^>]*>[\s\S]*<\/svg>$/.test(clean))
    report(0, "(whole file)", "one <svg> element", clean.slice(0, 40), "Save the diagram again as plain SVG.");
  return { svg: clean, problems };
};

/** Reads every diagram below `root`, and says all that is wrong with them. */
export const readDiagrams = (root: string): { readonly diagrams: Content["diagrams"]; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const diagrams = Object.fromEntries(
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
      const read = readDiagram(file, name, Buffer.from(bytes).toString());
      problems.push(...read.problems);
      return [[name, read.svg]];
    }),
  );
  const known = new Set<string>(DIAGRAMS.map((name) => `diagrams/${name}.svg`));
  for (const file of listFiles(root, "diagrams", [".svg"])) {
    if (known.has(file)) continue;
    const fix = "Rename the file; a new diagram needs its words in src/content/schema/drawings first.";
    problems.push({ file, field: "(file name)", expected: `one of ${[...known].join(", ")}`, found: file, fix });
  }
  return { diagrams, problems };
};
