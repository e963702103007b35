/** Makes the drawings of `content/settings/drawings.yml` from their words, their figures and the facts. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawingKeys, type DrawingKey } from "../content/drawing-references";
import { fillIn } from "../content/placeholders";
import type { Drawings } from "../content/schema/drawings";
import type { Facts } from "../content/schema/facts";
import { CuringClock } from "./clock";
import { Coat } from "./coat";
import { CrackWidths } from "./cracks";
import { budgetValues, FiveYears } from "./five-years";
import type { DrawingProps, Given } from "./frame";
import { Layers } from "./layers";
import { PatchSteps } from "./patch";
import { Phases } from "./phases";
import { SlopedDriveway } from "./slope";
import { AccessibleStalls, stallValues } from "./stalls";
import { Year, yearValues } from "./year";

/** What drawings are made from. */
export interface DrawingData {
  readonly drawings: Drawings;
  readonly facts: Facts;
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
  const given = ({ drawings, facts }: DrawingData): Given<Key> => ({ words: drawings[key], facts });
  const text = (data: DrawingData): string => fillIn(data.drawings[key].alt, values(given(data)));
  return { text, html: (data) => renderToStaticMarkup(<Drawing {...given(data)} alt={text(data)} />) };
};

const kinds: Readonly<Record<DrawingKey, Kind>> = {
  accessibleStalls: kind("accessibleStalls", AccessibleStalls, stallValues),
  coat: kind("coat", Coat),
  layers: kind("layers", Layers),
  crackWidths: kind("crackWidths", CrackWidths),
  patchSteps: kind("patchSteps", PatchSteps),
  curingClock: kind("curingClock", CuringClock),
  year: kind("year", Year, yearValues),
  phases: kind("phases", Phases),
  slopedDriveway: kind("slopedDriveway", SlopedDriveway),
  fiveYears: kind("fiveYears", FiveYears, budgetValues),
};

/** Says in words all that a drawing says. */
export const drawingText = (key: DrawingKey, data: DrawingData): string => kinds[key].text(data);

/** Makes the HTML of a drawing: a figure with its caption. It holds no script and no style, and React need not know of it. */
export const drawingHtml = (key: DrawingKey, data: DrawingData): string => kinds[key].html(data);

/** Makes the HTML of every drawing. */
export const allDrawings = (data: DrawingData): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries([...drawingKeys.values()].map((key) => [key, drawingHtml(key, data)]));
