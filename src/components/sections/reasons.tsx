import { Disclosure } from "../ui/disclosure";
import { Section } from "../ui/section";
import { ItemText, type ItemListProps } from "./item-text";
import * as styles from "./reasons.module.css";

interface ReasonsProps extends ItemListProps {
  /** Whether each reason collapses to its title. Use on pages where the reasons are secondary. */
  readonly isFolded?: boolean;
}

/** Renders reasons, either with corner marks or as collapsible items. Reasons with a link never collapse. */
export const Reasons = ({ items: reasons, isFolded = false, ...start }: ReasonsProps) => (
  <Section {...start} isSplit={isFolded}>
    <ul className={isFolded ? styles.folded : styles.reasons}>
      {reasons.map((reason) =>
        isFolded && !reason.link ? (
          <li key={reason.title}>
            <Disclosure heading={reason.title} text={reason.description} />
          </li>
        ) : (
          <li key={reason.title} className={styles.reason}>
            <ItemText {...reason} />
          </li>
        ),
      )}
    </ul>
  </Section>
);
