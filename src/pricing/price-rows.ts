/** Builds the rows of a page's price table from the prices that the owner set. */
import { fillIn } from "../content/shared/placeholders";
import { dollars, drivewayPrice, priceOfArea, priceRange, type PriceRange } from "../content/format/money";
import type { PriceGuide, Prices } from "../content/settings";

/** Checks whether a page's price kind (`driveway`, `lot` or `both`) includes a basis (`driveway` or `lot`). */
export const shows = (kind: string, basis: string): boolean => kind === "both" || kind === basis;

/** What the calculator can price. */
export const BASES = ["driveway", "lot"] as const;

/** Checks whether a page's price kind includes a basis that has a price. */
export const hasPrice = (kind: string, basis: string, prices: Prices): boolean =>
  shows(kind, basis) && Boolean(basis === "driveway" ? prices.driveway : prices.squareFoot);

/** Returns the rows for a price kind. Returns no rows if the owner has set no price of that kind. */
export const priceRows = (kind: string, prices: Prices, { rows, drivewaySizes, sizes }: PriceGuide) => {
  const row = (label: string, price: PriceRange | null | undefined) => (price ? [{ label, price: priceRange(price) }] : []);
  const priceOrVisit = (label: string | undefined, price: PriceRange | null | undefined) => {
    const text = price ? priceRange(price) : rows.afterLook;
    return label && text ? [{ label, price: text }] : [];
  };
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
  const minimum = prices.minimum ? [{ label: rows.minimum, price: dollars(prices.minimum) }] : [];
  const cracks = row(rows.crackFoot, prices.crackFoot);
  const patches = priceOrVisit(rows.patchSquareFoot, prices.patchSquareFoot);
  const overlays = priceOrVisit(rows.overlaySquareFoot, prices.overlaySquareFoot);
  const [stalls, stencils, signs] = [row(rows.stall, prices.stall), row(rows.stencil, prices.stencil), row(rows.sign, prices.sign)];
  const ownRows: Readonly<Record<string, typeof cracks>> = { cracks, patches, striping: [...stalls, ...stencils, ...signs] };
  const own = ownRows[kind];
  if (own) return own.length > 0 ? [...own, ...minimum] : [];
  const others = [...cracks, ...patches, ...overlays, ...(shows(kind, "lot") ? [...stalls, ...signs] : [])];
  // A company that does not seal has only the other prices.
  if (driveway.length + lot.length === 0) return kind === "both" && others.length > 0 ? [...others, ...minimum] : [];
  return [...driveway, ...lot, ...minimum, ...others];
};
