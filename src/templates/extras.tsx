import { useSite } from "../components/layout/use-site";
import type { Extras } from "../content/settings";
import { WhatItCosts } from "../pricing/what-it-costs";
import { Worksheets } from "../worksheets/worksheets";

interface ExtraSectionsProps extends Pick<Extras, "prices" | "worksheets"> {
  /** Whether the price section shows an open calculator instead of the table. */
  readonly isOpen?: boolean;
}

/** Renders an entry's worksheets and price section. */
export const ExtraSections = ({ prices, worksheets, isOpen }: ExtraSectionsProps) => {
  const { company, facts, leadTime, preselected, priceGuide } = useSite();
  return (
    <>
      <Worksheets {...worksheets} known={company} />
      <WhatItCosts kind={prices} prices={facts.prices} guide={priceGuide} preselected={preselected} leadTime={leadTime} isOpen={isOpen} />
    </>
  );
};
