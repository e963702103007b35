/** Computes the calculator's price range. */
import { drivewayPrice, priceOfArea, timesPrice, type NumberRange, type PriceRange } from "../content/format/money";
import type { PriceBasis, SurfaceFactor } from "../content/shared/constants";
import type { Prices } from "../content/settings";
import { LARGEST_AREA, readSize, type Amount, type SizeField, type SizeProblem, type WrittenSize } from "./size";

/** What the visitor asks the price of. */
export interface Question {
  /**
   * A driveway costs a setup fee plus a rate per square foot, or the typical range if the owner set no rate. A lot costs a rate per square
   * foot.
   */
  readonly basis: PriceBasis;
  readonly size: WrittenSize;
  readonly factor: SurfaceFactor;
}

/** A price range, and what it was computed from. */
export interface Estimate {
  /** Low and high price in dollars. */
  readonly range: PriceRange;
  /** The price before the condition's factor and the minimum charge. */
  readonly base: PriceRange;
  /** Factor of the condition. */
  readonly times: NumberRange;
  /** Whether the minimum charge has raised the range. */
  readonly isMinimum: boolean;
  /** The size that the visitor entered; undefined for a driveway without a size. */
  readonly amount?: number;
  /** Unit of `amount`. */
  readonly unit: "squareFeet" | "stalls";
  /** Area of a lot in square feet. A range, because the owner sets the area of a stall as a range. */
  readonly area?: NumberRange;
}

type Estimated = Estimate | { readonly problem: SizeProblem; readonly field: SizeField };

/** The factor that changes nothing, and the area of a square foot. */
const ONE: NumberRange = { low: 1, high: 1 };

const timesOf = (factor: SurfaceFactor, { wornTimes, crackedTimes }: Prices): NumberRange =>
  (factor === "worn" ? wornTimes : factor === "cracked" ? crackedTimes : undefined) ?? ONE;

/** Multiplies a price by the condition's factor and raises it to the minimum charge. */
const priced = (base: PriceRange, times: NumberRange, { minimum = 0 }: Prices) => {
  // `base` is already rounded. The answer shows it beside the multiplied price, so the two must agree.
  const { low, high } = timesPrice(base, times);
  return {
    range: { low: Math.max(low, minimum), high: Math.max(high, minimum) },
    base,
    times,
    isMinimum: low < minimum,
  };
};

/** Checks whether the visitor entered no size for a driveway. One side without the other is an error, not a missing size. */
const isSizeMissing = ({ way, length = "", width = "" }: WrittenSize, size: Amount): boolean => {
  // Stalls are offered wherever the calculator also prices lots, but a driveway has none.
  if (way === "stalls") return true;
  if (!("problem" in size) || size.problem !== "empty") return false;
  return way !== "sides" || `${length}${width}`.trim() === "";
};

const drivewayEstimate = (question: Question, prices: Prices): Estimated | undefined => {
  if (!prices.driveway) return undefined;
  const times = timesOf(question.factor, prices);
  const unit = "squareFeet";
  const size = readSize(question.size);
  // Without a size, the answer is the typical range.
  if (isSizeMissing(question.size, size)) return { ...priced(prices.driveway, times, prices), unit };
  if ("problem" in size) return size;
  const price = drivewayPrice(prices, size.amount) ?? prices.driveway;
  return { ...priced(price, times, prices), amount: size.amount, unit };
};

const lotEstimate = (question: Question, prices: Prices): Estimated | undefined => {
  const { squareFoot, stallSquareFeet } = prices;
  if (!squareFoot) return undefined;
  const size = readSize(question.size);
  if ("problem" in size) return size;
  const unit = question.size.way === "stalls" ? "stalls" : "squareFeet";
  const unitArea = unit === "stalls" ? stallSquareFeet : ONE;
  if (!unitArea) return undefined;
  const area = { low: unitArea.low * size.amount, high: unitArea.high * size.amount };
  if (area.high > LARGEST_AREA) return { problem: "tooLarge", field: "stalls" };
  const times = timesOf(question.factor, prices);
  return {
    ...priced(priceOfArea(squareFoot, area), times, prices),
    amount: size.amount,
    unit,
    area,
  };
};

/**
 * Computes a price range.
 *
 * @returns the estimate, or the problem with the size; undefined if the owner has not set the price or, for stalls, the area of a stall
 */
export const estimate = (question: Question, prices: Prices): Estimated | undefined =>
  question.basis === "driveway" ? drivewayEstimate(question, prices) : lotEstimate(question, prices);
