/** Amounts of money as texts write them, reckoned in whole cents: 0.29 times 50 is 14.50 and not 14.499999. */

/** Two amounts in dollars, the lower one first. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
}

/** Below this a range is written with its cents, in dollars. */
const CENTS_BELOW = 10;

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Writes $1,500, or $0.15. */
export const dollars = (amount: number): string =>
  Number.isInteger(amount)
    ? `$${amount.toLocaleString("en-US")}`
    : `$${amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Writes $3,000-$7,000, $0.15-$1.00 and, where both are the same, $300. */
export const priceRange = ({ low, high }: PriceRange): string => {
  if (low === high) return dollars(low);
  if (Number.isInteger(low) && Number.isInteger(high)) return `${dollars(low)}-${dollars(high)}`;
  const [from, to] = [low, high].map((amount) => amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  return `$${from}-$${to}`;
};

/** Rounds a range that was reckoned in cents: to the whole dollar, unless it is small change. */
const rounded = (low: number, high: number): PriceRange => {
  const digits = high < CENTS_BELOW * 100 && high > 0 ? 1 : 100;
  const round = (amount: number): number => (Math.round(amount / digits) * digits) / 100;
  return { low: round(low), high: round(high) };
};

/**
 * Works out what an area costs.
 *
 * @param price of one square foot, in dollars
 * @param area square feet; a range where only its limits are known
 * @param times how many times the price it is, by its condition
 */
export const priceOfArea = (price: PriceRange, area: number | PriceRange, times: PriceRange = { low: 1, high: 1 }): PriceRange => {
  const { low, high } = typeof area === "number" ? { low: area, high: area } : area;
  return rounded(cents(price.low) * low * times.low, cents(price.high) * high * times.high);
};

/** Multiplies a price, such as that of a driveway by its condition. */
export const timesPrice = (price: PriceRange, times: PriceRange): PriceRange =>
  rounded(cents(price.low) * times.low, cents(price.high) * times.high);
