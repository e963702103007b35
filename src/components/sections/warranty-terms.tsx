import { fillIn } from "../../content/shared/placeholders";
import type { CompanyFacts } from "../../content/settings";
import { Section } from "../ui/section";
import { TextList } from "../ui/text-list";
import { useWords } from "../ui/words";
import { PAGE_PARTS } from "../../content/shared/constants";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./warranty-terms.module.css";

/** Renders what the warranty covers, what it excludes, and how to make a claim. */
export const WarrantyTerms = ({ years, covers, excludes, claim }: NonNullable<CompanyFacts["warranty"]>) => {
  const trust = useWords("trust");
  return (
    <Section heading={fillIn(trust.terms, { years })} background="sand" id={PAGE_PARTS.warranty}>
      <div className={styles.terms}>
        {[
          { heading: trust.covers, points: covers },
          { heading: trust.excludes, points: excludes },
        ].map(({ heading, points }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <TextList texts={points} className={styles.points} />
          </div>
        ))}
        <div>
          <h3>{trust.claim}</h3>
          <p className={styles.claim}>{nowrap(claim)}</p>
        </div>
      </div>
    </Section>
  );
};
