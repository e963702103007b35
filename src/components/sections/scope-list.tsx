import { Section } from "../ui/section";
import { Icon } from "../ui/icon";
import type { ItemListProps } from "./reasons";
import { nowrap } from "../../content/format/nowrap";
import { PageLink } from "../ui/page-link";
import * as styles from "./scope-list.module.css";

/** Renders the scope of a job as a checklist. */
export const ScopeList = ({ heading, text, items, background = "sand" }: ItemListProps) => (
  <Section heading={heading} text={text} background={background}>
    <ul className={styles.list}>
      {items.map(({ title, description, link }) => (
        <li key={title} className={styles.item}>
          <span className={styles.mark}>
            <Icon name="check" />
          </span>
          <div>
            <h3>{link ? <PageLink to={link}>{title}</PageLink> : title}</h3>
            <p>{nowrap(description)}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
