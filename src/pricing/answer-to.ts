/** Computes the calculator's price range and builds the text of its answer. */
import { fillIn } from "../content/shared/placeholders";
import { dollars, drivewayPrice, priceRange, priceOfArea, type PriceRange } from "../content/format/money";
import type { AnswerProps } from "./answer";
import { serviceOf } from "./ask";
import { amountInWords, type SizeField, type WrittenSize, LARGEST_AREA, readSize, type SizeProblem } from "./size";
import type { PriceGuide, Prices } from "../content/settings";

/** The calculator's part of the price guide. */
export type CalculatorGuide = Pick<PriceGuide, "sizes" | "calculator"> & {
  /** Label of the estimate button. */
  readonly ask: string;
};

export interface Question {
  /**
   * `driveway` or `lot`. A driveway costs a setup fee plus a rate per square foot, or the typical range if the owner set no rate. A
   * lot costs a rate per square foot.
   */
  readonly basis: string;
  readonly size: WrittenSize;
  /** One of SURFACE_FACTORS in src/content/shared/words.ts. */
  readonly factor: string;
}

interface Estimate {
  /** Low and high price in dollars. */
  readonly range: PriceRange;
  /** The same for a firm surface, before the condition's factor and the minimum charge. */
  readonly base: PriceRange;
  /** Factor of the condition. */
  readonly times: PriceRange;
  /** Whether the minimum charge has raised the range. */
  readonly isMinimum: boolean;
  /** Number of square feet or stalls that the visitor entered; undefined for a driveway without a size. */
  readonly amount?: number;
  /** Area of a lot in square feet. A range, because the owner sets the area of a stall as a range. */
  readonly area?: PriceRange;
}

type Estimated = Estimate | { readonly problem: SizeProblem; readonly field: SizeField };

const timesOf = (factor: string, { wornTimes, crackedTimes }: Prices): PriceRange =>
  (factor === "worn" ? wornTimes : factor === "cracked" ? crackedTimes : undefined) ?? { low: 1, high: 1 };

/**
 * Computes a price range.
 *
 * @returns the estimate, or the problem with the size; undefined if the owner has not set the price or, for stalls, the area of a stall
 */
export const estimate = (question: Question, prices: Prices): Estimated | undefined => {
  const times = timesOf(question.factor, prices);
  const amount = readSize(question.size);
  const { minimum = 0 } = prices;
  const priced = (base: PriceRange, { low, high }: PriceRange) => {
    const range = { low: Math.max(low, minimum), high: Math.max(high, minimum) };
    return { range, base, times, isMinimum: low < minimum };
  };
  if (question.basis === "driveway") {
    if (!prices.driveway) return undefined;
    // Without a size, the answer is the typical range. One side without the other is an error.
    const { way, length = "", width = "" } = question.size;
    const isBlank =
      way === "stalls" || ("problem" in amount && amount.problem === "empty" && (way !== "sides" || `${length}${width}` === ""));
    if ("problem" in amount && !isBlank) return amount;
    const area = isBlank || "problem" in amount ? undefined : amount.amount;
    const price = (area === undefined ? undefined : drivewayPrice(prices, area)) ?? prices.driveway;
    return { ...priced(price, priceOfArea(price, 1, times)), ...(area !== undefined && { amount: area }) };
  }
  if (!prices.squareFoot) return undefined;
  if ("problem" in amount) return amount;
  const isStalls = question.size.way === "stalls";
  const { stallSquareFeet } = prices;
  const each = isStalls ? stallSquareFeet : { low: 1, high: 1 };
  if (!each) return undefined;
  const area = { low: each.low * amount.amount, high: each.high * amount.amount };
  if (area.high > LARGEST_AREA) return { problem: "tooLarge", field: "stalls" };
  const { squareFoot } = prices;
  return { ...priced(priceOfArea(squareFoot, area), priceOfArea(squareFoot, area, times)), amount: amount.amount, area };
};

/** The answer, or an error message and its field; undefined if there is nothing to show. */
export type Answered = AnswerProps | { readonly refusal: string; readonly field: SizeField } | undefined;

/** Values of the calculator's fields. `kind` and `condition` are indexes into the guide's `kinds` and `conditions`. */
export interface Fields extends WrittenSize {
  readonly kind?: string;
  readonly condition?: string;
}

/** If an area is more than this many times the largest size in the price table, the answer asks whether the area is right. */
const LARGE_TIMES = 10;

const sizeInWords = (way: WrittenSize["way"], { amount, area }: Estimate, { size }: CalculatorGuide["calculator"]): string => {
  if (amount === undefined) return "";
  const isStalls = way === "stalls" && area?.high !== amount;
  return isStalls ? fillIn(size.stallsSaid, { count: amountInWords(amount) }) : fillIn(size.areaSaid, { size: amountInWords(amount) });
};

/** Area in square feet of the smallest usual parking stall, 9 by 18 feet. A smaller size is probably not in square feet. */
const SMALLEST_STALL = 9 * 18;

const isBelowStall = (basis: string, { amount, area }: Estimate): boolean => {
  const size = basis === "driveway" ? amount : area?.high;
  return size !== undefined && size < SMALLEST_STALL;
};

/** Returns a note if the area is unusually small or large. */
const areaNotes = ({ area, range }: Estimate, { sizes, calculator }: CalculatorGuide): readonly string[] => {
  if (!area) return [];
  // The note on small areas says to expect the upper part of the range. That makes no sense if both ends are the minimum price.
  if (area.high < Math.min(...sizes)) return range.low < range.high ? [calculator.answer.small] : [];
  return area.low > LARGE_TIMES * Math.max(...sizes) ? [calculator.answer.large] : [];
};

const sizesInWords = ({ low, high }: PriceRange): string =>
  low === high ? amountInWords(low) : `${amountInWords(low)}-${amountInWords(high)}`;

/** Returns the steps from the size to the range: setup and rate, or area and rate, for a firm surface. */
const steps = (basis: string, estimated: Estimate, prices: Prices, { answer }: CalculatorGuide["calculator"]): readonly string[] => {
  const { amount, area, base } = estimated;
  const price = priceRange(base);
  if (basis === "driveway")
    return amount !== undefined && drivewayPrice(prices, amount)
      ? [fillIn(answer.driveway, { size: amountInWords(amount), price })]
      : [fillIn(answer.typical, { price })];
  if (amount === undefined || !area) return [];
  const isStalls = area.high !== amount;
  return [
    ...(isStalls && prices.stallSquareFeet
      ? [fillIn(answer.stalls, { each: sizesInWords(prices.stallSquareFeet), size: sizesInWords(area) })]
      : []),
    fillIn(answer.lot, { size: sizesInWords(area), price }),
  ];
};

/** Returns what the condition does to the range. */
const conditionNote = (text: string, { base, times }: Estimate, { answer }: CalculatorGuide["calculator"]): string => {
  if (times.low === 1 && times.high === 1) return text;
  return `${text} ${fillIn(answer.times, { times: sizesInWords(times), price: priceRange(priceOfArea(base, 1, times)) })}`;
};

/** Returns the answer to the visitor's input, or an error message. */
export const answerTo = (fields: Fields, prices: Prices, guide: CalculatorGuide): Answered => {
  const { kinds, conditions, answer, refusals } = guide.calculator;
  const kind = kinds[Number(fields.kind)];
  const condition = conditions[Number(fields.condition)];
  if (!kind || !condition) return undefined;
  const { basis } = kind;
  const estimated = estimate({ basis, size: fields, factor: condition.factor }, prices);
  if (!estimated) return undefined;
  if ("problem" in estimated) return { refusal: refusals[estimated.problem], field: estimated.field };
  if (isBelowStall(basis, estimated)) return { refusal: refusals.belowStall, field: fields.way === "sides" ? "width" : "area" };
  const range = priceRange(estimated.range);
  const sizeText = sizeInWords(fields.way, estimated, guide.calculator);
  const about = [kind.label, sizeText].filter(Boolean).join(", ");
  const details = fillIn(answer.details, { what: about, condition: condition.label, range });
  return {
    range,
    notes: [
      `${about}. ${answer.note}`,
      ...steps(basis, estimated, prices, guide.calculator),
      conditionNote(condition.text, estimated, guide.calculator),
      ...areaNotes(estimated, guide),
      ...(estimated.isMinimum && prices.minimum ? [fillIn(answer.minimum, { minimum: dollars(prices.minimum) })] : []),
    ],
    lists: [answer.excluded, answer.next],
    ask: guide.ask,
    asked: { service: serviceOf(basis), details },
  };
};
