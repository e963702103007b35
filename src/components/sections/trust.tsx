import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import type { CompanyFacts } from "../../content/settings";
import { trustItems, type TrustItem } from "./trust-items";
import { nowrap } from "../../content/format/nowrap";
import { PageLink } from "../ui/page-link";
import * as styles from "./trust.module.css";

interface TrustProps {
  readonly company: CompanyFacts;
  /** Default items, for a page where the section must not be empty. An owner's item with the same label replaces the default. */
  readonly defaultItems?: readonly TrustItem[];
}

/** Renders answers to questions that customers ask a contractor, or nothing if there are no items. */
export const Trust = ({ company, defaultItems = [] }: TrustProps) => {
  const trust = useWords("trust");
  const words = { trust, contact: useWords("contact"), photos: useWords("photos") };
  const ownerItems = trustItems(company, words);
  const items = [...defaultItems.filter(({ label }) => !ownerItems.some((item) => item.label === label)), ...ownerItems];
  return (
    items.length > 0 && (
      <Section heading={trust.heading} text={company.isSample ? trust.sample : undefined} background="sand">
        <dl className={styles.list}>
          {items.map(({ label, text, lines = text ? [text] : [], links = [] }) => (
            <div key={label} className={styles.item}>
              <dt>{label}</dt>
              {lines.map((line) => (
                <dd key={line}>{nowrap(line)}</dd>
              ))}
              {links.map((link) => (
                <dd key={link.to}>
                  <PageLink to={link.to}>{nowrap(link.label)}</PageLink>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Section>
    )
  );
};
