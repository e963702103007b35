/** Renders the diagrams in markdown: SVG files with their placeholders filled in, and charts drawn from the settings. */
import { renderToStaticMarkup } from "react-dom/server";
import { diagramKeys, type DiagramKey } from "./diagram-references";
import { escapeHtml } from "../format/escape-html";
import { nowrap } from "../format/nowrap";
import type { ChartKey, Diagrams } from "../schema/diagrams";
import { INCHES, SIGN_INCHES, SLOPE_RUN, STALL_SIZES } from "../shared/parking-law";
import { fillIn } from "../shared/placeholders";
import { required } from "../shared/required";
import { CuringClock } from "./clock";
import { budgetValues, FiveYears } from "./five-years";
import type { DiagramData } from "./frame";
import { Year, yearValues } from "./year";

export type { DiagramData } from "./frame";

type Values = Readonly<Record<string, string | number>>;

const charts = { curingClock: CuringClock, year: Year, fiveYears: FiveYears } satisfies Record<ChartKey, unknown>;

const isChart = (key: DiagramKey): key is ChartKey => key in charts;

/** Values for the placeholders in the diagrams' text alternatives. */
const altValues: Readonly<Partial<Record<DiagramKey, (data: DiagramData) => Values>>> = {
  accessibleStalls: () => ({ van: INCHES.van, aisle: INCHES.aisle, car: INCHES.car, sign: SIGN_INCHES, run: SLOPE_RUN }),
  year: yearValues,
  fiveYears: budgetValues,
};

/** Returns the labels of the stalls diagram, with the legal dimensions filled in. */
const stallWords = ({ inches, slope }: Diagrams["accessibleStalls"]): Values => ({
  ...Object.fromEntries(Object.entries(STALL_SIZES).map(([name, count]) => [name, fillIn(inches, { count })])),
  slope: fillIn(slope, { run: SLOPE_RUN }),
});

const wordsOf = (key: DiagramKey, { diagrams }: DiagramData) => required(diagrams[key], `${key} in settings/diagrams.yml`);

/**
 * Removes placeholders whose value is empty. Such a placeholder is a whole sentence, like ` {storms}.` without a storm season, so its space
 * and period go too.
 */
const withoutEmpty = (text: string, values: Values): string =>
  Object.entries(values).reduce(
    (left, [name, value]) => (value === "" ? left.replace(new RegExp(`\\s*\\{${name}\\}\\.?`), "") : left),
    text,
  );

/** Returns a diagram's text alternative. */
export const diagramText = (key: DiagramKey, data: DiagramData): string => {
  const values = altValues[key]?.(data) ?? {};
  return fillIn(withoutEmpty(wordsOf(key, data).alt, values), values);
};

const svgOf = (key: DiagramKey, data: DiagramData): string => {
  const alt = diagramText(key, data);
  if (isChart(key)) {
    const Chart = charts[key];
    return renderToStaticMarkup(<Chart {...data} alt={alt} />);
  }
  const words = { ...wordsOf(key, data), ...(key === "accessibleStalls" && stallWords(data.diagrams[key])), alt };
  const escaped = Object.entries(words).map(([name, word]) => [name, escapeHtml(String(word))]);
  return fillIn(required(data.diagramFiles[key], `The SVG file of ${key}`), Object.fromEntries(escaped) as Values);
};

/** Returns the HTML of a diagram: a figure with its caption, without scripts or styles. */
export const diagramHtml = (key: DiagramKey, data: DiagramData): string =>
  `<figure>${svgOf(key, data)}${renderToStaticMarkup(<figcaption>{nowrap(wordsOf(key, data).caption)}</figcaption>)}</figure>`;

/** Returns the HTML of every diagram in the settings, by key. */
export const allDiagrams = (data: DiagramData): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries([...diagramKeys.values()].flatMap((key) => (data.diagrams[key] ? [[key, diagramHtml(key, data)]] : [])));
