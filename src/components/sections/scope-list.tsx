import { Section } from "../ui/section";
import { Icon } from "../ui/icon";
import type { ItemListProps } from "./reasons";
import { nowrap } from "../../content/format/nowrap";
import { PageLink } from "../ui/page-link";
import * as styles from "./scope-list.module.css";

/** Renders the scope of a job as a checklist, or what to do as a numbered list. */
export const ScopeList = ({ heading, text, items, as: List = "ul" }: ItemListProps & { readonly as?: "ul" | "ol" }) => (
  <Section heading={heading} text={text} background="sand">
    <List className={styles.list}>
      {items.map(({ title, description, link }, index) => (
        <li key={title} className={styles.item}>
          <span className={styles.mark} aria-hidden="true">
            {List === "ol" ? index + 1 : <Icon name="check" />}
          </span>
          <div>
            <h3>{link ? <PageLink to={link}>{title}</PageLink> : title}</h3>
            <p>{nowrap(description)}</p>
          </div>
        </li>
      ))}
    </List>
  </Section>
);
