import { Link } from "gatsby";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import type { ItemListProps } from "./reasons";
import * as styles from "./service-cards.module.css";

/** Draws services as cards; the whole card leads to the service's page. */
export const ServiceCards = ({ heading, text, items, ground = "white" }: ItemListProps) => (
  <Section heading={heading} text={text} ground={ground}>
    <ul className={styles.grid}>
      {items.map(({ title, description, link }) => (
        <li key={title} className={styles.card}>
          <h3>
            {link ? (
              <Link to={link} className={styles.link}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p>{description}</p>
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
