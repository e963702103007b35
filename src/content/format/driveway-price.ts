/** The price of a driveway by size: a setup fee plus a rate per square foot. */
import { priceOfArea, type PriceRange } from "./money";

/** The prices of facts.yml from which a driveway's price is computed. */
type DrivewayPrices = Readonly<Partial<Record<"driveway" | "drivewaySquareFeet" | "drivewaySquareFoot", PriceRange | undefined>>>;

/**
 * Returns the setup fee: the price of a typical driveway minus its square feet; for the low price at the smallest size, for the
 * high price at the largest. So the two typical sizes cost exactly the ends of the typical range.
 *
 * @returns dollars; undefined if one of its prices is not set
 */
export const drivewaySetup = ({ driveway, drivewaySquareFeet, drivewaySquareFoot }: DrivewayPrices): PriceRange | undefined => {
  if (!driveway || !drivewaySquareFeet || !drivewaySquareFoot) return undefined;
  const smallest = priceOfArea(drivewaySquareFoot, drivewaySquareFeet.low);
  const largest = priceOfArea(drivewaySquareFoot, drivewaySquareFeet.high);
  return { low: driveway.low - smallest.low, high: driveway.high - largest.high };
};

/**
 * Returns the price of a driveway.
 *
 * @param area square feet
 * @returns dollars; undefined if one of its prices is not set
 */
export const drivewayPrice = (prices: DrivewayPrices, area: number): PriceRange | undefined => {
  const setup = drivewaySetup(prices);
  if (!setup || !prices.drivewaySquareFoot) return undefined;
  const coat = priceOfArea(prices.drivewaySquareFoot, area);
  return { low: setup.low + coat.low, high: setup.high + coat.high };
};
