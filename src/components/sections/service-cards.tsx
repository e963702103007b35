import type { ReactNode } from "react";
import { Section } from "../ui/section";
import type { ItemListProps, ItemProps } from "./reasons";
import { nowrap } from "../../content/format/nowrap";
import { PageLink } from "../ui/page-link";
import * as styles from "./service-cards.module.css";

interface ServiceCardsProps extends Omit<ItemListProps, "items"> {
  /** Each with its picture, drawn, where the page has one. */
  readonly items: readonly (ItemProps & { readonly picture?: ReactNode })[];
  /** Where there is room, the heading stands beside the cards: for few, without pictures. */
  readonly isSplit?: boolean;
}

/** Draws services as cards, one below the other, or side by side where there is room; the whole card leads to the service's page. */
export const ServiceCards = ({ heading, text, items, background = "white", isSplit = false }: ServiceCardsProps) => (
  <Section heading={heading} text={text} background={background} isSplit={isSplit}>
    <ul className={`${styles.cards} ${isSplit ? styles.rows : ""}`}>
      {items.map(({ title, description, link, picture }) => (
        <li key={title} className={styles.card}>
          {picture}
          <h3>
            {link ? (
              <PageLink to={link} className="card-link">
                {title}
              </PageLink>
            ) : (
              title
            )}
          </h3>
          <p>{nowrap(description)}</p>
        </li>
      ))}
    </ul>
  </Section>
);
