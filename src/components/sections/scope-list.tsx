import { Section } from "../ui/section";
import { Icon } from "../ui/icon";
import { ItemText, type ItemListProps } from "./item-text";
import * as styles from "./scope-list.module.css";

/** Renders the scope of a job as a checklist, or instructions as a numbered list. */
export const ScopeList = ({ items, as: List = "ul", ...start }: ItemListProps & { readonly as?: "ul" | "ol" }) => (
  <Section {...start} background="sand">
    <List className={styles.list}>
      {items.map((item, index) => (
        <li key={item.title} className={styles.item}>
          <span className={styles.mark} aria-hidden="true">
            {List === "ol" ? index + 1 : <Icon name="check" />}
          </span>
          <div>
            <ItemText {...item} />
          </div>
        </li>
      ))}
    </List>
  </Section>
);
