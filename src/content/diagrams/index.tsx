/** Makes the diagrams of `content/settings/diagrams.yml` from their words, their figures and the facts. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "../format/escape-html";
import { nowrap } from "../format/nowrap";
import { diagramKeys, type DiagramKey } from "../diagram-references";
import type { Language } from "../shared/languages";
import { INCHES, SIGN_INCHES, SLOPE_RUN } from "../shared/parking-law";
import { fillIn } from "../shared/placeholders";
import { required } from "../shared/required";
import type { Diagrams } from "../schema/diagrams";
import type { Facts } from "../schema/facts";
import { CuringClock } from "./clock";
import { budgetValues, FiveYears } from "./five-years";
import type { DiagramProps, Given } from "./frame";
import { Year, yearValues } from "./year";

/** What diagrams are made from. */
export interface DiagramData {
  readonly diagrams: Diagrams;
  readonly facts: Facts;
  readonly language: Language;
  /** SVG by name, for those that come as files. */
  readonly diagramFiles: Readonly<Partial<Record<string, string>>>;
}

interface Kind {
  readonly text: (data: DiagramData) => string;
  readonly html: (data: DiagramData) => string;
}

/** @param values what stands in the place of the placeholders in its description */
const kind = <Key extends DiagramKey>(
  key: Key,
  Diagram: (props: DiagramProps<Key>) => ReactNode,
  values: (given: Given<Key>) => Readonly<Record<string, string | number>> = () => ({}),
): Kind => {
  const given = ({ diagrams, facts, language }: DiagramData): Given<Key> => ({ words: diagrams[key], facts, language });
  const text = (data: DiagramData): string => fillIn(data.diagrams[key].alt, values(given(data)));
  return { text, html: (data) => renderToStaticMarkup(<Diagram {...given(data)} alt={text(data)} />) };
};

const stallSizes = { van: INCHES.van, aisle: INCHES.aisle, car: INCHES.car, sign: SIGN_INCHES, run: SLOPE_RUN };

const escaped = (values: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(String(value))]));

/**
 * Makes a diagram of its file: words take the place of the placeholders.
 *
 * @param values what its description holds besides words
 * @param more what the file may name besides the diagram's words
 */
const diagram = <Key extends DiagramKey>(
  key: Key,
  name: string,
  values: Readonly<Record<string, string | number>> = {},
  more: (words: Diagrams[Key]) => object = () => ({}),
): Kind => {
  const text = ({ diagrams }: DiagramData): string => fillIn(diagrams[key].alt, values);
  return {
    text,
    html: (data) => {
      const words = data.diagrams[key];
      const svg = fillIn(required(data.diagramFiles[name], `content/diagrams/${name}.svg`), escaped({ ...words, ...more(words) }));
      const named = svg.replace("<svg", () => `<svg role="img" aria-label="${escapeHtml(text(data))}"`);
      return `<figure>${named}${renderToStaticMarkup(<figcaption>{nowrap(words.caption)}</figcaption>)}</figure>`;
    },
  };
};

const kinds: Readonly<Record<DiagramKey, Kind>> = {
  accessibleStalls: diagram("accessibleStalls", "accessible-stalls", stallSizes, ({ inches, slope }) => ({
    vanInches: fillIn(inches, { count: INCHES.van }),
    aisleInches: fillIn(inches, { count: INCHES.aisle }),
    carInches: fillIn(inches, { count: INCHES.car }),
    signInches: fillIn(inches, { count: SIGN_INCHES }),
    slope: fillIn(slope, { run: SLOPE_RUN }),
  })),
  coat: diagram("coat", "coat"),
  layers: diagram("layers", "layers"),
  patchSteps: diagram("patchSteps", "patch-steps"),
  curingClock: kind("curingClock", CuringClock),
  year: kind("year", Year, yearValues),
  phases: diagram("phases", "phases"),
  slopedDriveway: diagram("slopedDriveway", "sloped-driveway"),
  fiveYears: kind("fiveYears", FiveYears, budgetValues),
};

/** Says in words all that a diagram says. */
export const diagramText = (key: DiagramKey, data: DiagramData): string => kinds[key].text(data);

/** Makes the HTML of a diagram: a figure with its caption. It holds no script and no style, and React need not know of it. */
export const diagramHtml = (key: DiagramKey, data: DiagramData): string => kinds[key].html(data);

/** Makes the HTML of every diagram. */
export const allDiagrams = (data: DiagramData): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries([...diagramKeys.values()].map((key) => [key, diagramHtml(key, data)]));
