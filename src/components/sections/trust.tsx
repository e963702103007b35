import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import type { CompanyFacts } from "../../content/settings";
import { trustItems, type TrustItem } from "./trust-items";
import { nowrap } from "../../content/format/nowrap";
import { PageLink } from "../ui/page-link";
import * as styles from "./trust.module.css";

export interface TrustProps {
  readonly company: CompanyFacts;
  /** What is known of every company, where the section must not be empty: each stands unless the owner has set more of its kind. */
  readonly standing?: readonly TrustItem[];
  readonly background?: "white" | "sand";
}

/** Answers what customers ask a contractor, as far as the owner has set it; nothing at all while nothing is. */
export const Trust = ({ company, standing = [], background = "white" }: TrustProps) => {
  const trust = useWords("trust");
  const words = { trust, contact: useWords("contact"), photos: useWords("photos") };
  const known = trustItems(company, words);
  const items = [...standing.filter(({ label }) => !known.some((item) => item.label === label)), ...known];
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
                  <PageLink to={link.to}>{link.label}</PageLink>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Section>
    )
  );
};
