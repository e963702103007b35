/** What a driveway costs by its size: a setup that every driveway pays, and a rate for each square foot. */
import { priceOfArea, type PriceRange } from "./money";

/** The prices of facts.yml that a driveway's price follows from. */
interface DrivewayPrices {
  readonly driveway?: PriceRange | null | undefined;
  readonly drivewaySquareFeet?: PriceRange | null | undefined;
  readonly drivewaySquareFoot?: PriceRange | null | undefined;
}

/**
 * Returns what is left of the price of a typical driveway after its square feet: of the lowest price at the smallest size, and of the
 * highest price at the largest. So the two typical sizes cost exactly what the range of a typical driveway says.
 *
 * @returns dollars; undefined while a price it follows from is not set
 */
export const drivewaySetup = ({ driveway, drivewaySquareFeet, drivewaySquareFoot }: DrivewayPrices): PriceRange | undefined => {
  if (!driveway || !drivewaySquareFeet || !drivewaySquareFoot) return undefined;
  const smallest = priceOfArea(drivewaySquareFoot, drivewaySquareFeet.low);
  const largest = priceOfArea(drivewaySquareFoot, drivewaySquareFeet.high);
  return { low: driveway.low - smallest.low, high: driveway.high - largest.high };
};

/**
 * Returns what a driveway of a size costs.
 *
 * @param area square feet
 * @returns dollars; undefined while a price it follows from is not set
 */
export const drivewayPrice = (prices: DrivewayPrices, area: number): PriceRange | undefined => {
  const setup = drivewaySetup(prices);
  if (!setup || !prices.drivewaySquareFoot) return undefined;
  const coat = priceOfArea(prices.drivewaySquareFoot, area);
  return { low: setup.low + coat.low, high: setup.high + coat.high };
};
