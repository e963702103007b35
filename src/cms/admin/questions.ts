/**
 * Finds changes that are valid but may be slips: a price or another figure in the price settings that is much lower or higher, and a new
 * picture with the old description.
 */
import { dollars } from "../../content/format/money";
import { isRecord } from "../../content/shared/required";
import type { Form } from "../collections";
import { labelOf } from "./office-words";

type Part = readonly [path: readonly PropertyKey[], value: unknown];

/** Returns every group, list and value in data, with its path. */
const partsIn = (value: unknown, path: readonly PropertyKey[] = []): readonly Part[] => {
  if (Array.isArray(value)) return [[path, value], ...value.flatMap((item: unknown, at) => partsIn(item, [...path, at]))];
  if (!isRecord(value)) return [[path, value]];
  return [[path, value], ...Object.entries(value).flatMap(([name, child]) => partsIn(child, [...path, name]))];
};

/** Factor by which a price must rise or fall for the editor to ask whether the new price is right. */
const SLIP_FACTOR = 5;

/** Formats a figure of the prices: in dollars if its label says so, otherwise without a unit, such as a size or a factor. */
const formatFigure = (label: string, figure: number): string =>
  label.includes("(dollars)") ? dollars(figure) : figure.toLocaleString("en-US");

const priceQuestions = (form: Form, before: unknown, after: unknown): readonly string[] => {
  const saved = new Map(partsIn(before).map(([path, value]) => [path.join(), value]));
  return partsIn(after).flatMap(([path, now]) => {
    const former = saved.get(path.join());
    if (path[0] !== "prices" || typeof former !== "number" || typeof now !== "number" || former <= 0) return [];
    const ratio = now / former;
    if (ratio < SLIP_FACTOR && ratio > 1 / SLIP_FACTOR) return [];
    const label = labelOf(form, path);
    return [`${label} ${ratio < 1 ? "falls" : "rises"} from ${formatFigure(label, former)} to ${formatFigure(label, now)}.`];
  });
};

interface Picture {
  readonly src: string;
  readonly alt: string;
}

const picturesIn = (data: unknown): readonly Picture[] =>
  partsIn(data).flatMap(([, group]) =>
    isRecord(group) && typeof group.src === "string" && typeof group.alt === "string" ? [{ src: group.src, alt: group.alt }] : [],
  );

const pictureQuestions = (before: unknown, after: unknown): readonly string[] => {
  const saved = picturesIn(before);
  return picturesIn(after).flatMap(({ src, alt }) =>
    saved.some((picture) => picture.alt === alt) && !saved.some((picture) => picture.alt === alt && picture.src === src)
      ? [`${src.replace(/^.*\//, "")} replaces another picture, which had the description "${alt}".`]
      : [],
  );
};

/** Returns what to ask before changed data is saved; empty if no change looks like a slip. */
export const questionsAbout = (form: Form, before: unknown, after: unknown): readonly string[] => [
  ...priceQuestions(form, before, after),
  ...pictureQuestions(before, after),
];
