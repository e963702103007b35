/** Renders the parts that features add to the page of an entry. Templates and the editor's preview share them. */
import type { ReactNode } from "react";
import { CrackGauge } from "../../components/sections/crack-gauge";
import { leadTimeLine } from "../../components/sections/trust-items";
import type { Extras, Settings } from "../../content/settings";
import { WhatItCosts } from "../../pricing/what-it-costs";
import { SheetLinks } from "../../worksheets/sheet-links";
import { Worksheets } from "../../worksheets/worksheets";

/** The parts by their place. */
export interface ExtraParts {
  /** Above the text. */
  readonly above: ReactNode;
  /** Links near the top to the sections below. */
  readonly links: ReactNode;
  readonly below: ReactNode;
}

interface Options {
  /** Whether the prices are shown without a click. */
  readonly isOpen?: boolean;
}

/**
 * Returns the parts of an entry's page.
 *
 * @param extras from `extrasOf` in src/content/extras.ts; in GraphQL they are JSON
 */
export const extraParts = (
  { company, facts, priceGuide, words }: Pick<Settings, "company" | "facts" | "priceGuide" | "words">,
  extras: Extras | Readonly<Record<string, unknown>>,
  { isOpen }: Options = {},
): ExtraParts => {
  const { prices, worksheets, crackGauge } = extras as Extras;
  return {
    above: crackGauge && <CrackGauge {...crackGauge} />,
    links: <SheetLinks {...worksheets} />,
    below: (
      <>
        <Worksheets {...worksheets} known={company} />
        <WhatItCosts kind={prices} prices={facts.prices} guide={priceGuide} leadTime={leadTimeLine(company, words.trust)} isOpen={isOpen} />
      </>
    ),
  };
};
