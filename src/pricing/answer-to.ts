/** Builds the calculator's answer as text from its fields. */
import { fillIn } from "../content/shared/placeholders";
import { dollars, drivewayPrice, priceRange, priceOfArea, type PriceRange } from "../content/format/money";
import type { AnswerProps } from "./answer";
import { serviceOf } from "./ask";
import { amountInWords, type SizeField, type WrittenSize, LARGEST_AREA, readSize, type SizeProblem } from "./size";
import type { PriceGuide, Prices } from "../content/settings";

/** Words of the calculator. */
export type CalculatorGuide = Pick<PriceGuide, "sizes" | "ask" | "calculator">;

export interface Question {
  /** Driveways are priced by setup and size, or by the typical range if the owner set no rate; lots by the square foot. */
  readonly basis: string;
  readonly size: WrittenSize;
  /** One of SURFACE_FACTORS in src/content/shared/words.ts. */
  readonly factor: string;
}

interface Estimate {
  /** Dollars: low and high. */
  readonly range: PriceRange;
  /** Square feet or stalls; undefined if a driveway's size was not entered. */
  readonly amount?: number;
  /** Square feet, if the range is computed from an area. */
  readonly area?: PriceRange;
}

type Estimated = Estimate | { readonly problem: SizeProblem; readonly field: SizeField };

const timesOf = (factor: string, { wornTimes, crackedTimes }: Prices): PriceRange =>
  (factor === "worn" ? wornTimes : factor === "cracked" ? crackedTimes : undefined) ?? { low: 1, high: 1 };

/**
 * Computes a price range.
 *
 * @returns undefined if the owner has not set the price, or the area of a stall
 */
export const estimate = (question: Question, prices: Prices): Estimated | undefined => {
  const times = timesOf(question.factor, prices);
  const amount = readSize(question.size);
  const { minimum = 0 } = prices;
  const least = ({ low, high }: PriceRange) => ({ low: Math.max(low, minimum), high: Math.max(high, minimum) });
  if (question.basis === "driveway") {
    if (!prices.driveway) return undefined;
    // The range of a typical driveway needs no size, but one side alone is a mistake.
    const { way, length = "", width = "" } = question.size;
    const isBlank = way !== "sides" || `${length}${width}` === "";
    if ("problem" in amount && !(amount.problem === "empty" && isBlank)) return amount;
    const area = "amount" in amount && question.size.way !== "stalls" ? amount.amount : undefined;
    const price = (area === undefined ? undefined : drivewayPrice(prices, area)) ?? prices.driveway;
    return { range: least(priceOfArea(price, 1, times)), ...("amount" in amount && amount) };
  }
  if (!prices.squareFoot) return undefined;
  if ("problem" in amount) return amount;
  const isStalls = question.size.way === "stalls";
  const { stallSquareFeet } = prices;
  const each = isStalls ? stallSquareFeet : { low: 1, high: 1 };
  if (!each) return undefined;
  const area = { low: each.low * amount.amount, high: each.high * amount.amount };
  if (area.high > LARGEST_AREA) return { problem: "tooLarge", field: "stalls" };
  return { range: least(priceOfArea(prices.squareFoot, area, times)), amount: amount.amount, area };
};

/** An answer, or the reason for none and the field it is about. */
export type Answered = AnswerProps | { readonly refusal: string; readonly field: SizeField } | undefined;

/** The calculator's fields: the size, and the indexes of the kind and the condition. */
export type Fields = WrittenSize & Readonly<Partial<Record<"kind" | "condition", string>>>;

/** Multiple of the largest typical size from which the answer asks whether the area is right. */
const LARGE_TIMES = 10;

const sizeInWords = (way: WrittenSize["way"], { amount, area }: Estimate, { size }: CalculatorGuide["calculator"]): string => {
  if (amount === undefined) return "";
  const isStalls = way === "stalls" && area?.high !== amount;
  return isStalls ? fillIn(size.stallsSaid, { count: amountInWords(amount) }) : fillIn(size.areaSaid, { size: amountInWords(amount) });
};

/** Returns a remark about an unusual area. */
const areaNotes = ({ area, range }: Estimate, { sizes, calculator }: CalculatorGuide): readonly string[] => {
  if (!area) return [];
  // The note says to expect the upper part of the range. Below the minimum, both ends are the same.
  if (area.high < Math.min(...sizes)) return range.low < range.high ? [calculator.answer.small] : [];
  return area.low > LARGE_TIMES * Math.max(...sizes) ? [calculator.answer.large] : [];
};

/**
 * Answers the calculator's fields.
 *
 * @param fields the values of the fields by name
 */
export const answerTo = (fields: Fields, prices: Prices, guide: CalculatorGuide): Answered => {
  const { kinds, conditions, answer, refusals } = guide.calculator;
  const kind = kinds[Number(fields.kind)];
  const condition = conditions[Number(fields.condition)];
  if (!kind || !condition) return undefined;
  const { basis } = kind;
  const estimated = estimate({ basis, size: fields, factor: condition.factor }, prices);
  if (!estimated) return undefined;
  if ("problem" in estimated) return { refusal: refusals[estimated.problem], field: estimated.field };
  const range = priceRange(estimated.range);
  const sizeText = sizeInWords(fields.way, estimated, guide.calculator);
  const about = [kind.label, sizeText].filter(Boolean).join(", ");
  const details = fillIn(answer.details, { what: about, condition: condition.label, range });
  return {
    range,
    notes: [
      `${about}. ${answer.note}`,
      ...(basis === "driveway" ? [answer.driveway] : []),
      condition.text,
      ...areaNotes(estimated, guide),
      ...(prices.minimum ? [fillIn(answer.minimum, { minimum: dollars(prices.minimum) })] : []),
    ],
    lists: [answer.excluded, answer.next],
    ask: guide.ask,
    asked: { service: serviceOf(basis), details },
  };
};
