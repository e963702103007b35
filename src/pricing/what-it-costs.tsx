import { useContext } from "react";
import { routes } from "../content/shared/routes";
import { PAGE_PARTS, type PriceKind } from "../content/shared/constants";
import { Island } from "../client/islands/island";
import { ButtonLink } from "../components/ui/button";
import { PageLanguage } from "../components/ui/page-language";
import { PageLink } from "../components/ui/page-link";
import { Section } from "../components/ui/section";
import { useWords } from "../components/ui/words";
import { contactPath } from "./ask";
import { CalculatorDetails } from "./calculator-details";
import { hasPrice, priceRows } from "../content/format/price-rows";
import type { Preselected, PriceGuide, Prices } from "../content/settings";
import { NOWRAP, nowrap, nowrapItem } from "../content/format/nowrap";
import * as styles from "./what-it-costs.module.css";

export interface WhatItCostsProps {
  /** Price kind of the page. If undefined or null, nothing is rendered. */
  readonly kind?: PriceKind | null | undefined;
  readonly prices: Prices;
  readonly guide: PriceGuide;
  readonly preselected: Preselected;
  /** How far out the company books work, with a label. */
  readonly leadTime?: string | undefined;
  /** Whether to show an open calculator instead of the table, for pages whose text has its own price table. */
  readonly isOpen?: boolean | undefined;
}

/**
 * Renders the price table (unless `isOpen`), the lead time and, if the calculator has a choice that this page has a price for, the
 * calculator. Renders nothing if `priceRows` has no rows. Prints nothing without the table, because the calculator is not printed either.
 */
export const WhatItCosts = ({ kind, prices, guide, preselected, leadTime, isOpen }: WhatItCostsProps) => {
  const { language, link } = useContext(PageLanguage);
  const { estimate: ask } = useWords("buttons");
  const rows = kind ? priceRows(kind, prices, guide) : [];
  if (!kind || rows.length === 0) return null;
  const { heading, text, moves: factorsLink } = guide;
  const { kinds, waiting: noScriptNote } = guide.calculator;
  const hasCalculator = kinds.some(({ basis }) => hasPrice(kind, basis, prices));
  return (
    <Section heading={heading} text={text} id={PAGE_PARTS.cost} isSplit={!isOpen} isScreenOnly={isOpen}>
      <div className={styles.guide}>
        {leadTime && <p className={styles.leadTime}>{nowrap(leadTime)}</p>}
        {!isOpen && (
          <table className={styles.table}>
            <tbody>
              {rows.map(({ label, price }) => (
                <tr key={label}>
                  <th scope="row">{nowrap(label)}</th>
                  {/* Text in place of a price, such as "Priced after a visit", may wrap. */}
                  <td>{price.startsWith("$") ? <span className={NOWRAP}>{price}</span> : nowrap(price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {hasCalculator && (
          <Island
            name="calculator"
            component={CalculatorDetails}
            props={{ kind, isOpen, ...(language !== "en" && { language, contact: link(routes.contact) }) }}
            bundledProps={{ prices, guide: { ...guide, ask, preselected } }}
          />
        )}
        {hasCalculator && isOpen && <noscript>{noScriptNote}</noscript>}
        <div className="button-row">
          <ButtonLink to={contactPath(preselected[kind])} variant="outline">
            {ask}
          </ButtonLink>
          {factorsLink && !isOpen && (
            <PageLink to={factorsLink.to} className="lone-link">
              {nowrapItem(factorsLink.label)}
            </PageLink>
          )}
        </div>
      </div>
    </Section>
  );
};
