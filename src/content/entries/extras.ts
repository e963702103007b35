/** The data and anchors of the optional parts of an entry's page, such as its prices. */
import { priceRows } from "../format/price-rows";
import type { Content, Entry } from "../schema";
import type { serviceExtras } from "../schema/extras";
import { PAGE_PARTS, type PriceKind } from "../shared/constants";
import { sheetId } from "../shared/worksheets";

/** Any entry. `object`, because TypeScript would otherwise reject entries that have none of these fields, such as locations. */
type WithExtras = object & Partial<Pick<Entry<"services">, keyof typeof serviceExtras>>;

/**
 * Returns an entry's worksheets, in the entry's order, and the worksheet section's strings. The parking sheet is separate, and pages show it
 * first. Omits sheets that are not in the settings.
 */
export const worksheetsOf = ({ worksheets }: Pick<Content, "worksheets">, { worksheets: names = [] }: WithExtras) => {
  const { heading, text, print, sheets, accessibleParking } = worksheets;
  return {
    heading,
    text,
    print,
    sheets: names.flatMap((name) => sheets.filter((sheet) => sheet.name === name)),
    parkingSheet: names.includes("accessible-parking") ? accessibleParking : undefined,
  };
};

/** Returns a page's price kind; undefined if the page has none, or if its price table would have no rows. */
export const shownPrices = ({ facts, priceGuide }: Pick<Content, "facts" | "priceGuide">, kind: PriceKind | undefined) =>
  kind && priceRows(kind, facts.prices, priceGuide).length > 0 ? kind : undefined;

/** Returns the data for the optional parts of an entry's page. Pages omit undefined parts. */
export const extrasOf = ({ content, entry }: { readonly content: Content; readonly entry: WithExtras }) => {
  // Widths of the narrowest and widest cracks that filler suits, in inches.
  const { crackFrom, crackTo } = content.facts.work;
  return {
    prices: shownPrices(content, entry.prices),
    worksheets: worksheetsOf(content, entry),
    crackGauge: entry.crackGauge && { ...entry.crackGauge, limits: { crackFrom, crackTo } },
  };
};

export type Extras = ReturnType<typeof extrasOf>;

/** Returns the anchors of an entry's optional parts. */
export const extraAnchors = ({ prices, worksheets: { sheets, parkingSheet }, crackGauge }: Extras): readonly string[] => [
  ...(prices ? [PAGE_PARTS.cost] : []),
  ...(sheets.length > 0 ? [PAGE_PARTS.worksheets, ...sheets.map(({ name }) => sheetId(name))] : []),
  ...(parkingSheet ? [PAGE_PARTS.parking] : []),
  ...(crackGauge ? [PAGE_PARTS.crackGauge] : []),
];
