/** Computes the calculator's price range, or why there is none. */
import { drivewayPrice } from "../content/format/driveway-price";
import { priceOfArea, timesPrice, type PriceRange } from "../content/format/money";
import { LARGEST_AREA, readSize, type SizeField, type SizeProblem, type WrittenSize } from "./size";
import type { Prices } from "../content/settings";

export interface Question {
  /** Driveways are priced by setup and size, or by the typical range if the owner set no rate; lots by the square foot. */
  readonly basis: string;
  readonly size: WrittenSize;
  /** One of SURFACE_FACTORS in src/content/shared/words.ts. */
  readonly factor: string;
}

export interface Estimate {
  /** Dollars: low and high. */
  readonly range: PriceRange;
  /** Square feet or stalls; undefined if a driveway's size was not entered. */
  readonly amount?: number;
  /** Square feet, if the range is computed from an area. */
  readonly area?: PriceRange;
}

export type Estimated = Estimate | { readonly problem: SizeProblem; readonly field: SizeField };

const timesOf = (factor: string, { wornTimes, crackedTimes }: Prices): PriceRange =>
  (factor === "worn" ? wornTimes : factor === "cracked" ? crackedTimes : undefined) ?? { low: 1, high: 1 };

const notBelow = ({ low, high }: PriceRange, minimum: number): PriceRange => ({
  low: Math.max(low, minimum),
  high: Math.max(high, minimum),
});

/**
 * Computes a price range.
 *
 * @returns undefined if the owner has not set the price, or the area of a stall
 */
export const estimate = (question: Question, prices: Prices): Estimated | undefined => {
  const times = timesOf(question.factor, prices);
  const amount = readSize(question.size);
  const least = (range: PriceRange) => notBelow(range, prices.minimum ?? 0);
  if (question.basis === "driveway") {
    if (!prices.driveway) return undefined;
    // The range of a typical driveway, which needs no size.
    if ("problem" in amount && amount.problem !== "empty") return amount;
    const area = "amount" in amount && question.size.way !== "stalls" ? amount.amount : undefined;
    const price = (area === undefined ? undefined : drivewayPrice(prices, area)) ?? prices.driveway;
    return { range: least(timesPrice(price, times)), ...("amount" in amount && amount) };
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
