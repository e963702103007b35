import { useSite } from "../components/layout/use-site";
import type { Extras } from "../content/settings";
import { WhatItCosts } from "../pricing/what-it-costs";
import { Worksheets } from "../worksheets/worksheets";

interface ExtraSectionsProps extends Pick<Extras, "prices" | "worksheets"> {
  /** Whether the prices are shown without a click. */
  readonly isOpen?: boolean;
}

/** Renders the sections that features add below an entry's body. */
export const ExtraSections = ({ prices, worksheets, isOpen }: ExtraSectionsProps) => {
  const { company, facts, leadTime, priceGuide } = useSite();
  return (
    <>
      <Worksheets {...worksheets} known={company} />
      <WhatItCosts kind={prices} prices={facts.prices} guide={priceGuide} leadTime={leadTime} isOpen={isOpen} />
    </>
  );
};
