import { useContext } from "react";
import { PageLanguage } from "../ui/page-language";
import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import { trustItems, type TrustFacts } from "./trust-items";
import { nowrap } from "../ui/nowrap";
import * as styles from "./trust.module.css";

export interface TrustProps {
  readonly company: TrustFacts;
  readonly license: string;
  /** The least a job costs, in dollars. */
  readonly minimum?: number | undefined;
  readonly background?: "white" | "sand";
}

/** Answers what customers ask a contractor, as far as the owner has set it; nothing at all while nothing is. */
export const Trust = ({ company, license, minimum, background = "white" }: TrustProps) => {
  const trust = useWords("trust");
  const { language } = useContext(PageLanguage);
  const words = { language, trust, contact: useWords("contact"), photos: useWords("photos") };
  const items = trustItems({ company, license, minimum }, words);
  return (
    items.length > 0 && (
      <Section heading={trust.heading} text={company.isSample ? trust.sample : undefined} background={background}>
        <dl className={styles.list}>
          {items.map(({ label, text, links = [] }) => (
            <div key={label} className={styles.item}>
              <dt>{label}</dt>
              {text && <dd>{nowrap(text)}</dd>}
              {links.map((link) => (
                <dd key={link.to}>
                  <a href={link.to}>{link.label}</a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Section>
    )
  );
};
