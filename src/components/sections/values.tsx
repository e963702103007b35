import { Section } from "../ui/section";
import { ItemText, type ItemListProps } from "./item-text";
import * as styles from "./values.module.css";

/** Renders the company's values as words painted on a road, with explanations across the center line. */
export const Values = ({ items, ...start }: ItemListProps) => (
  <Section {...start} background="sealed">
    <ul>
      {items.map((item) => (
        <li key={item.title} className={styles.value}>
          <ItemText {...item} />
        </li>
      ))}
    </ul>
  </Section>
);
