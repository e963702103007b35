import { Disclosure } from "../ui/disclosure";
import { Section } from "../ui/section";
import { ItemText, type ItemListProps } from "./item-text";
import * as styles from "./reasons.module.css";

interface ReasonsProps extends ItemListProps {
  /** Whether each point collapses to its title. Use on pages where the reasons are secondary. */
  readonly isFolded?: boolean;
}

/** Renders reasons or benefits, either with corner marks or as collapsible items. Points with a link never collapse. */
export const Reasons = ({ items, isFolded = false, ...start }: ReasonsProps) => (
  <Section {...start} isSplit={isFolded}>
    <ul className={isFolded ? styles.columns : styles.points}>
      {items.map((item) =>
        isFolded && !item.link ? (
          <li key={item.title}>
            <Disclosure heading={item.title} text={item.description} />
          </li>
        ) : (
          <li key={item.title} className={styles.point}>
            <ItemText {...item} />
          </li>
        ),
      )}
    </ul>
  </Section>
);
