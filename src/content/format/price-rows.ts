/** Builds the rows of a page's price table from the prices that the owner set. */
import { fillIn } from "../shared/placeholders";
import { BASIS_PRICES, type PriceBasis, type PriceKind } from "../shared/constants";
import { dollars, drivewayPrice, priceOfArea, priceRange, type DrivewayPrices, type PriceRange } from "./money";

type RangeName = "squareFoot" | "crackFoot" | "patchSquareFoot" | "overlaySquareFoot" | "stall" | "stencil" | "sign";

/** The prices in facts.yml that a table shows, in dollars. Each may be unset. */
interface TablePrices extends DrivewayPrices, Partial<Readonly<Record<RangeName, PriceRange | undefined>>> {
  readonly minimum?: number | undefined;
}

type RowName = "driveway" | "drivewaySize" | "squareFoot" | "size" | "minimum" | "crackFoot" | "stall" | "stencil" | "sign";
type OptionalRowName = "patchSquareFoot" | "overlaySquareFoot" | "afterLook";

/** The labels of the rows, and the sizes in square feet for which a table shows prices (price-guide.yml). */
interface TableGuide {
  readonly rows: Readonly<Record<RowName, string>> & Partial<Readonly<Record<OptionalRowName, string | undefined>>>;
  readonly drivewaySizes: readonly number[];
  readonly sizes: readonly number[];
}

/** Checks whether a price kind includes a basis. Only "both" includes two; "cracks", "patches" and "striping" include none. */
export const includesBasis = (kind: PriceKind, basis: PriceBasis): boolean => kind === "both" || kind === basis;

/** Checks whether a page's price kind includes a basis that has a price. */
export const hasPrice = (kind: PriceKind, basis: PriceBasis, prices: TablePrices): boolean =>
  includesBasis(kind, basis) && Boolean(prices[BASIS_PRICES[basis]]);

/**
 * Returns the rows for a price kind:
 * - "cracks", "patches" or "striping": the prices of that work and the minimum charge, or no rows if none of that work's rows exist
 * - "driveway" or "lot": the prices of sealcoating, the minimum charge, and prices of other work, or no rows without a sealcoating price
 * - "both": the same, but also other work without a sealcoating price
 *
 * Other work is cracks, patches and overlays, and for lots also stalls and signs. A price that is not set has no row, except that patches and
 * overlays get a row with `afterLook`, if there is that text.
 */
export const priceRows = (kind: PriceKind, prices: TablePrices, { rows, drivewaySizes, sizes }: TableGuide) => {
  const row = (label: string, price: PriceRange | null | undefined) => (price ? [{ label, price: priceRange(price) }] : []);
  const priceOrVisit = (label: string | undefined, price: PriceRange | null | undefined) => {
    const text = price ? priceRange(price) : rows.afterLook;
    return label && text ? [{ label, price: text }] : [];
  };
  const { squareFoot } = prices;
  const sized = (label: string, size: number) => fillIn(label, { size: size.toLocaleString("en-US") });
  const driveway = includesBasis(kind, "driveway")
    ? [
        ...row(rows.driveway, prices.driveway),
        ...drivewaySizes.flatMap((size) => row(sized(rows.drivewaySize, size), drivewayPrice(prices, size))),
      ]
    : [];
  const lot =
    squareFoot && includesBasis(kind, "lot")
      ? [...row(rows.squareFoot, squareFoot), ...sizes.flatMap((size) => row(sized(rows.size, size), priceOfArea(squareFoot, size)))]
      : [];
  const minimum = prices.minimum ? [{ label: rows.minimum, price: dollars(prices.minimum) }] : [];
  const cracks = row(rows.crackFoot, prices.crackFoot);
  const patches = priceOrVisit(rows.patchSquareFoot, prices.patchSquareFoot);
  const overlays = priceOrVisit(rows.overlaySquareFoot, prices.overlaySquareFoot);
  const [stalls, stencils, signs] = [row(rows.stall, prices.stall), row(rows.stencil, prices.stencil), row(rows.sign, prices.sign)];
  const repairRows: Readonly<Partial<Record<PriceKind, typeof cracks>>> = { cracks, patches, striping: [...stalls, ...stencils, ...signs] };
  const repairs = repairRows[kind];
  if (repairs) return repairs.length > 0 ? [...repairs, ...minimum] : [];
  const otherRows = [...cracks, ...patches, ...overlays, ...(includesBasis(kind, "lot") ? [...stalls, ...signs] : [])];
  const sealing = [...driveway, ...lot];
  if (sealing.length > 0) return [...sealing, ...minimum, ...otherRows];
  // Without sealcoating prices, a page for driveways or lots has nothing to show; "both" still has the other prices.
  return kind === "both" && otherRows.length > 0 ? [...otherRows, ...minimum] : [];
};
