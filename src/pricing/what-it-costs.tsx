import { useContext } from "react";
import { routes } from "../content/shared/routes";
import { PAGE_PARTS } from "../content/shared/words";
import { Island } from "../client/islands/island";
import { ButtonLink } from "../components/ui/button";
import { PageLanguage } from "../components/ui/page-language";
import { PageLink } from "../components/ui/page-link";
import { Section } from "../components/ui/section";
import { contactPath, serviceOf } from "./ask";
import { CalculatorDetails } from "./calculator-details";
import { priceRows } from "./rows";
import type { PriceGuide, Prices } from "../content/settings";
import type { PriceKind } from "./types";
import { NOWRAP, nowrap } from "../content/format/nowrap";
import * as styles from "./what-it-costs.module.css";

export interface WhatItCostsProps {
  /** Which prices the page shows; without one, none. */
  readonly kind?: PriceKind | null | undefined;
  readonly prices: Prices;
  readonly guide: PriceGuide;
  readonly background?: "white" | "sand";
}

/** Shows sample prices, and a calculator that comes when it is opened. Nothing at all while no price of the kind is set. */
export const WhatItCosts = ({ kind, prices, guide, background = "white" }: WhatItCostsProps) => {
  const { language, link } = useContext(PageLanguage);
  const rows = kind ? priceRows(kind, prices, guide) : [];
  if (!kind || rows.length === 0) return null;
  const { heading, text, moves, ask } = guide;
  return (
    <Section heading={heading} text={text} background={background} id={PAGE_PARTS.cost} isSplit>
      <div className={styles.guide}>
        <table className={styles.table}>
          <tbody>
            {rows.map(({ label, price }) => (
              <tr key={label}>
                <th scope="row">{nowrap(label)}</th>
                <td className={NOWRAP}>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {moves && (
          <p>
            <PageLink to={moves.to}>{moves.label}</PageLink>
          </p>
        )}
        <Island
          name="calculator"
          component={CalculatorDetails}
          props={language === "en" ? { kind } : { kind, language, contact: link(routes.contact) }}
          more={{ prices, guide }}
        />
        <ButtonLink to={contactPath(serviceOf(kind))} variant="outline">
          {ask}
        </ButtonLink>
      </div>
    </Section>
  );
};
