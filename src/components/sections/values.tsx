import { Section } from "../ui/section";
import { nowrap } from "../../content/format/nowrap";
import type { ItemListProps } from "./reasons";
import { PageLink } from "../ui/page-link";
import * as styles from "./values.module.css";

/** Renders the company's values as words painted on a road, with their meanings across the center line. */
export const Values = ({ heading, text, items }: ItemListProps) => (
  <Section heading={heading} text={text} background="sealed">
    <ul>
      {items.map(({ title, description, link }) => (
        <li key={title} className={styles.value}>
          <h3>{link ? <PageLink to={link}>{nowrap(title)}</PageLink> : nowrap(title)}</h3>
          <p>{nowrap(description)}</p>
        </li>
      ))}
    </ul>
  </Section>
);
