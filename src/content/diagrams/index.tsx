/** Makes the drawings of `content/settings/drawings.yml` from their words, their figures and the facts. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "../format/escape-html";
import { nowrap } from "../format/nowrap";
import { drawingKeys, type DrawingKey } from "../drawing-references";
import type { Language } from "../shared/languages";
import { INCHES, SIGN_INCHES, SLOPE_RUN } from "../shared/parking-law";
import { fillIn } from "../shared/placeholders";
import { required } from "../shared/required";
import type { Drawings } from "../schema/drawings";
import type { Facts } from "../schema/facts";
import { CuringClock } from "./clock";
import { budgetValues, FiveYears } from "./five-years";
import type { DrawingProps, Given } from "./frame";
import { Year, yearValues } from "./year";

/** What drawings are made from. */
export interface DrawingData {
  readonly drawings: Drawings;
  readonly facts: Facts;
  readonly language: Language;
  /** SVG by name, for those that come as files. */
  readonly diagrams: Readonly<Partial<Record<string, string>>>;
}

interface Kind {
  readonly text: (data: DrawingData) => string;
  readonly html: (data: DrawingData) => string;
}

/** @param values what stands in the place of the placeholders in its description */
const kind = <Key extends DrawingKey>(
  key: Key,
  Drawing: (props: DrawingProps<Key>) => ReactNode,
  values: (given: Given<Key>) => Readonly<Record<string, string | number>> = () => ({}),
): Kind => {
  const given = ({ drawings, facts, language }: DrawingData): Given<Key> => ({ words: drawings[key], facts, language });
  const text = (data: DrawingData): string => fillIn(data.drawings[key].alt, values(given(data)));
  return { text, html: (data) => renderToStaticMarkup(<Drawing {...given(data)} alt={text(data)} />) };
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
const diagram = <Key extends DrawingKey>(
  key: Key,
  name: string,
  values: Readonly<Record<string, string | number>> = {},
  more: (words: Drawings[Key]) => object = () => ({}),
): Kind => {
  const text = ({ drawings }: DrawingData): string => fillIn(drawings[key].alt, values);
  return {
    text,
    html: (data) => {
      const words = data.drawings[key];
      const svg = fillIn(required(data.diagrams[name], `content/diagrams/${name}.svg`), escaped({ ...words, ...more(words) }));
      const named = svg.replace("<svg", () => `<svg role="img" aria-label="${escapeHtml(text(data))}"`);
      return `<figure>${named}${renderToStaticMarkup(<figcaption>{nowrap(words.caption)}</figcaption>)}</figure>`;
    },
  };
};

const kinds: Readonly<Record<DrawingKey, Kind>> = {
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

/** Says in words all that a drawing says. */
export const drawingText = (key: DrawingKey, data: DrawingData): string => kinds[key].text(data);

/** Makes the HTML of a drawing: a figure with its caption. It holds no script and no style, and React need not know of it. */
export const drawingHtml = (key: DrawingKey, data: DrawingData): string => kinds[key].html(data);

/** Makes the HTML of every drawing. */
export const allDrawings = (data: DrawingData): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries([...drawingKeys.values()].map((key) => [key, drawingHtml(key, data)]));
