/** Formats and computes amounts of money. Computes in cents, so that 0.29 times 50 is 14.50 and not 14.499999. */

/** A low and a high number, such as an area or a factor. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
}

/** Low and high amounts in dollars. */
export type PriceRange = NumberRange;

/** Amount in dollars below which `priceOfArea` rounds prices to cents instead of whole dollars. */
const CENTS_BELOW = 10;

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Formats an amount, such as $1,500 or $0.15. By default, whole dollars have no cents. */
export const dollars = (amount: number, digits = Number.isInteger(amount) ? 0 : 2): string =>
  `$${amount.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;

/** Formats a range, such as $3,000-$7,000 or $0.15-$1.00. A range of two equal prices becomes a single price, such as $300. */
export const priceRange = ({ low, high }: PriceRange): string => {
  if (low === high) return dollars(low);
  const digits = Number.isInteger(low) && Number.isInteger(high) ? 0 : 2;
  return `${dollars(low, digits)}-${dollars(high, digits)}`;
};

/**
 * Returns the price of an area, rounded to whole dollars, or to cents if the high price is below $10.
 *
 * @param price dollars per square foot
 * @param area square feet; a range if only its limits are known
 */
export const priceOfArea = (price: PriceRange, area: number | NumberRange): PriceRange => {
  const size = typeof area === "number" ? { low: area, high: area } : area;
  const low = cents(price.low) * size.low;
  const high = cents(price.high) * size.high;
  const step = high < CENTS_BELOW * 100 ? 1 : 100;
  const round = (amount: number): number => (Math.round(amount / step) * step) / 100;
  return { low: round(low), high: round(high) };
};

/** Returns a price times a factor, rounded like `priceOfArea`. */
export const timesPrice = (price: PriceRange, times: NumberRange): PriceRange => priceOfArea(price, times);

/** The prices and sizes in facts.yml that determine a driveway's price: a setup fee plus a rate per square foot. */
export interface DrivewayPrices {
  readonly driveway?: PriceRange | undefined;
  readonly drivewaySquareFeet?: PriceRange | undefined;
  readonly drivewaySquareFoot?: PriceRange | undefined;
}

/**
 * Returns the setup fee: the price of a typical driveway minus the price of its square feet. The low fee is computed at the smallest size
 * and the high fee at the largest size, so that these two sizes cost exactly the low and the high price of a typical driveway.
 *
 * @returns dollars; undefined if a required price is not set
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
 * @returns dollars; undefined if a required price is not set
 */
export const drivewayPrice = (prices: DrivewayPrices, area: number): PriceRange | undefined => {
  const setup = drivewaySetup(prices);
  if (!setup || !prices.drivewaySquareFoot) return undefined;
  const coat = priceOfArea(prices.drivewaySquareFoot, area);
  return { low: setup.low + coat.low, high: setup.high + coat.high };
};
