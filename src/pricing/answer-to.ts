/** Builds the text of the calculator's answer. */
import { fillIn } from "../content/shared/placeholders";
import { dollars, drivewayPrice, priceRange, timesPrice, type NumberRange } from "../content/format/money";
import type { AnswerProps } from "./answer";
import { estimate, type Estimate } from "./estimate";
import { amountInWords, type SizeField, type WrittenSize } from "./size";
import type { PriceBasis } from "../content/shared/constants";
import type { Preselected, PriceGuide, Prices } from "../content/settings";

/** The calculator's part of the price guide. */
export type CalculatorGuide = Pick<PriceGuide, "sizes" | "calculator"> & {
  /** Label of the estimate button. */
  readonly ask: string;
  readonly preselected: Preselected;
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

const sizeInWords = ({ amount, unit }: Estimate, { size }: CalculatorGuide["calculator"]): string => {
  if (amount === undefined) return "";
  return unit === "stalls"
    ? fillIn(size.stallsSaid, { count: amountInWords(amount) })
    : fillIn(size.areaSaid, { size: amountInWords(amount) });
};

/** Area in square feet of the smallest usual parking stall, 9 by 18 feet. A smaller size is probably not in square feet. */
const SMALLEST_STALL = 9 * 18;

/** Checks whether the size is smaller than a parking stall. A driveway's size is its `amount`, because only a lot has an `area`. */
const isBelowStall = (basis: PriceBasis, { amount, unit, area }: Estimate): boolean => {
  if (unit === "stalls") return false;
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

/** Formats a range of sizes or factors, such as 300-350 or 1.1. */
const rangeInWords = ({ low, high }: NumberRange): string =>
  low === high ? amountInWords(low) : `${amountInWords(low)}-${amountInWords(high)}`;

/**
 * Returns the sentences that explain `base`: how stalls become an area, and how the size becomes a price. `base` is the typical range if a
 * driveway has no size, or the owner set no rate for its size.
 */
const steps = (basis: PriceBasis, estimated: Estimate, prices: Prices, { answer }: CalculatorGuide["calculator"]): readonly string[] => {
  const { amount, unit, area, base } = estimated;
  const price = priceRange(base);
  if (basis === "driveway")
    return amount !== undefined && drivewayPrice(prices, amount)
      ? [fillIn(answer.driveway, { size: amountInWords(amount), price })]
      : [fillIn(answer.typical, { price })];
  if (amount === undefined || !area) return [];
  return [
    ...(unit === "stalls" && prices.stallSquareFeet
      ? [fillIn(answer.stalls, { each: rangeInWords(prices.stallSquareFeet), size: rangeInWords(area) })]
      : []),
    fillIn(answer.lot, { size: rangeInWords(area), price }),
  ];
};

/** Returns what the condition does to the range. */
const conditionNote = (text: string, { base, times }: Estimate, { answer }: CalculatorGuide["calculator"]): string => {
  if (times.low === 1 && times.high === 1) return text;
  return `${text} ${fillIn(answer.times, { times: rangeInWords(times), price: priceRange(timesPrice(base, times)) })}`;
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
  const sizeText = sizeInWords(estimated, guide.calculator);
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
    asked: { service: guide.preselected[basis], details },
  };
};
