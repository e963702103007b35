/** Formats and computes amounts of money. Computes in cents: 0.29 times 50 is 14.50, not 14.499999. */

/** Low and high amounts in dollars. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
}

/** Ranges below this amount, in dollars, are shown with cents. */
const CENTS_BELOW = 10;

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Formats $1,500 or $0.15. */
export const dollars = (amount: number): string =>
  Number.isInteger(amount)
    ? `$${amount.toLocaleString("en-US")}`
    : `$${amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Formats $3,000-$7,000, $0.15-$1.00 or, if both are equal, $300. */
export const priceRange = ({ low, high }: PriceRange): string => {
  if (low === high) return dollars(low);
  if (Number.isInteger(low) && Number.isInteger(high)) return `${dollars(low)}-${dollars(high)}`;
  const [from, to] = [low, high].map((amount) => amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  return `$${from}-$${to}`;
};

/** Rounds a range to whole dollars, unless it is small. */
const rounded = (low: number, high: number): PriceRange => {
  const digits = high < CENTS_BELOW * 100 && high > 0 ? 1 : 100;
  const round = (amount: number): number => (Math.round(amount / digits) * digits) / 100;
  return { low: round(low), high: round(high) };
};

/**
 * Returns the price of an area.
 *
 * @param price dollars per square foot
 * @param area square feet; a range if only its limits are known
 * @param times factor for its condition
 */
export const priceOfArea = (price: PriceRange, area: number | PriceRange, times: PriceRange = { low: 1, high: 1 }): PriceRange => {
  const { low, high } = typeof area === "number" ? { low: area, high: area } : area;
  return rounded(cents(price.low) * low * times.low, cents(price.high) * high * times.high);
};

/** Multiplies a price, such as that of a driveway by its condition. */
export const timesPrice = (price: PriceRange, times: PriceRange): PriceRange =>
  rounded(cents(price.low) * times.low, cents(price.high) * times.high);
