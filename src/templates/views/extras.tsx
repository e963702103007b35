/** Assembles the parts that features add to the page of an entry. Templates and the editor's preview share them. */
import { leadTimeLine } from "../../components/sections/trust-items";
import type { CrackGaugeWords, ParkingSheetWords, Settings, Sheet } from "../../content/settings";
import type { PriceKind } from "../../pricing/types";
import { SheetLinks } from "../../worksheets/sheet-links";
import { Worksheets } from "../../worksheets/worksheets";

/** What an entry says of them. Values that GraphQL does not type come from checked content. */
interface EntryExtras {
  readonly prices?: PriceKind | null | undefined;
  readonly sheets: readonly unknown[];
  readonly parkingSheet?: unknown;
  readonly crackGauge?: unknown;
}

/** Returns the prices, the worksheets with the links to them, and the crack gauge of an entry. */
export const extrasOf = (
  { company, facts, priceGuide, words, worksheets }: Omit<Settings, "business" | "navigation">,
  { prices, sheets, parkingSheet, crackGauge }: EntryExtras,
) => {
  const shown = sheets as readonly Sheet[]; // worksheetsOf() looked them up
  const gauge = crackGauge as CrackGaugeWords | null | undefined; // crackGaugeSchema checked it
  return {
    costs: { kind: prices, prices: facts.prices, guide: priceGuide, leadTime: leadTimeLine(company, words.trust) },
    worksheets: (
      <Worksheets {...worksheets} sheets={shown} parkingSheet={parkingSheet as ParkingSheetWords | null | undefined} known={company} />
    ),
    sheetLinks: <SheetLinks heading={worksheets.heading} path="" sheets={shown} />,
    crackGauge: gauge && { ...gauge, limits: facts.work },
  };
};
