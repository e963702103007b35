import { Section } from "../ui/section";
import { ItemText, type ItemListProps } from "./item-text";
import * as styles from "./steps.module.css";

/** With this many steps or more, the stalls are in rows of three on wide screens. */
const MANY = 6;

/** Renders the steps of a job as numbered parking stalls. */
export const Steps = ({ items, ...start }: ItemListProps) => (
  <Section {...start} background="sealed">
    <ol className={items.length < MANY ? styles.stalls : `${styles.stalls} ${styles.inRows}`}>
      {items.map((item, index) => (
        <li key={item.title} className={styles.stall}>
          <ItemText {...item} />
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  </Section>
);
