import { Link } from "gatsby";
import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import type { ItemListProps, ItemProps } from "./reasons";
import { whole } from "../ui/whole";
import * as styles from "./service-cards.module.css";

interface ServiceCardsProps extends Omit<ItemListProps, "items"> {
  /** Each with its picture, drawn, where the page has one. */
  readonly items: readonly (ItemProps & { readonly picture?: ReactNode })[];
}

/** Draws services as cards; the whole card leads to the service's page. */
export const ServiceCards = ({ heading, text, items, ground = "white" }: ServiceCardsProps) => (
  <Section heading={heading} text={text} ground={ground}>
    <ul className={styles.grid}>
      {items.map(({ title, description, link, picture }) => (
        <li key={title} className={styles.card}>
          {picture}
          <h3>
            {link ? (
              <Link to={link} className={styles.link}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p>{whole(description)}</p>
          {link && (
            <span className={styles.more}>
              <Icon name="arrow" />
            </span>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
