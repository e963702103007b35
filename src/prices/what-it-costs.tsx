import { PAGE_PARTS } from "../content/words";
import { useCallback, useEffect, useRef, useState } from "react";
import { ButtonLink } from "../components/ui/button";
import { Section } from "../components/ui/section";
import { contactLink, serviceOf } from "./ask";
import type { Calculator } from "./calculator";
import { priceRows } from "./rows";
import type { PriceGuide, PriceKind, Prices } from "./types";
import { whole } from "../components/ui/whole";
import { WHOLE } from "../format/whole";
import * as styles from "./what-it-costs.module.css";

export interface WhatItCostsProps {
  /** Which prices the page shows; without one, none. */
  readonly kind?: PriceKind | null | undefined;
  readonly prices: Prices;
  readonly guide: PriceGuide;
  readonly ground?: "white" | "sand";
}

/** Brings the calculator once it is asked for; a page nobody calculates on carries none of it. */
const useCalculator = () => {
  // In an object: React would call a function that it is given as a state.
  const [loaded, setLoaded] = useState<{ readonly Calculator: typeof Calculator }>();
  const load = useCallback(() => {
    // Lost on the way: the words in its place stay, and the next opening tries again.
    import("./calculator").then(setLoaded, () => undefined);
  }, []);
  return { loaded, load };
};

/** Shows sample prices, and a calculator that comes when it is opened. Nothing at all while no price of the kind is set. */
export const WhatItCosts = ({ kind, prices, guide, ground = "white" }: WhatItCostsProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  const { loaded, load } = useCalculator();
  // It may have been opened before the app was there.
  useEffect(() => {
    if (details.current?.open) load();
  }, [load]);

  const rows = kind ? priceRows(kind, prices, guide) : [];
  if (!kind || rows.length === 0) return null;
  const { heading, text, moves, ask, calculator } = guide;
  return (
    <Section heading={heading} text={text} ground={ground} id={PAGE_PARTS.cost} isSplit>
      <div className={styles.guide}>
        <table className={styles.table}>
          <tbody>
            {rows.map(({ label, price }) => (
              <tr key={label}>
                <th scope="row">{whole(label)}</th>
                <td className={WHOLE}>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.moves}>
          <h3>{moves.heading}</h3>
          <ul>
            {moves.items.map((item) => (
              <li key={item}>{whole(item)}</li>
            ))}
          </ul>
        </div>
        <details ref={details} className={styles.details} onToggle={load} data-screen-only="">
          <summary>{calculator.summary}</summary>
          {loaded ? <loaded.Calculator kind={kind} prices={prices} guide={guide} /> : <p>{calculator.waiting}</p>}
        </details>
        <ButtonLink to={contactLink({ service: serviceOf(kind) }).to} variant="outline">
          {ask}
        </ButtonLink>
      </div>
    </Section>
  );
};
