/** Builds the rows of a page's price table from the prices that the owner set. */
import { fillIn } from "../content/shared/placeholders";
import { dollars, drivewayPrice, priceOfArea, priceRange, type PriceRange } from "../content/format/money";
import type { PriceGuide, Prices } from "../content/settings";

/** Checks whether a page's price kind (`driveway`, `lot` or `both`) includes a basis (`driveway` or `lot`). */
export const shows = (kind: string, basis: string): boolean => kind === "both" || kind === basis;

/** Returns the rows for a price kind. Returns no rows if the owner has set no price of that kind. */
export const priceRows = (kind: string, prices: Prices, { rows, drivewaySizes, sizes }: PriceGuide) => {
  const row = (label: string, price: PriceRange | null | undefined) => (price ? [{ label, price: priceRange(price) }] : []);
  const { squareFoot } = prices;
  const sized = (label: string, size: number) => fillIn(label, { size: size.toLocaleString("en-US") });
  const driveway = shows(kind, "driveway")
    ? [
        ...row(rows.driveway, prices.driveway),
        ...drivewaySizes.flatMap((size) => row(sized(rows.drivewaySize, size), drivewayPrice(prices, size))),
      ]
    : [];
  const lot =
    squareFoot && shows(kind, "lot")
      ? [...row(rows.squareFoot, squareFoot), ...sizes.flatMap((size) => row(sized(rows.size, size), priceOfArea(squareFoot, size)))]
      : [];
  if (driveway.length + lot.length === 0) return [];
  return [
    ...driveway,
    ...lot,
    ...(prices.minimum ? [{ label: rows.minimum, price: dollars(prices.minimum) }] : []),
    ...row(rows.crackFoot, prices.crackFoot),
    ...row(rows.patchSquareFoot, prices.patchSquareFoot),
    ...(shows(kind, "lot") ? [...row(rows.stall, prices.stall), ...row(rows.sign, prices.sign)] : []),
  ];
};
