import { Section } from "../ui/section";
import type { ItemListProps } from "./reasons";
import { nowrap } from "../../content/format/nowrap";
import { PageLink } from "../ui/page-link";
import * as styles from "./steps.module.css";

/** Renders the steps of a job as numbered parking stalls. */
export const Steps = ({ heading, text, items }: ItemListProps) => (
  <Section heading={heading} text={text} background="sealed">
    <ol className={styles.stalls}>
      {items.map(({ title, description, link }, index) => (
        <li key={title} className={styles.stall}>
          <h3>{link ? <PageLink to={link}>{title}</PageLink> : title}</h3>
          <p>{nowrap(description)}</p>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  </Section>
);
