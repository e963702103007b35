import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { nowrap } from "../../content/format/nowrap";
import { PageLink } from "../ui/page-link";
import * as styles from "./reasons.module.css";

export interface ItemProps {
  readonly title: string;
  readonly description: string;
  readonly link?: string | null;
}

export interface ItemListProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly items: readonly ItemProps[];
  readonly background?: "white" | "sand";
}

interface ReasonsProps extends ItemListProps {
  /** Collapses each point to its title, on pages where the reasons are secondary. */
  readonly isFolded?: boolean;
}

const Point = ({ title, description, link }: ItemProps) => (
  <li className={styles.point}>
    <h3>{link ? <PageLink to={link}>{nowrap(title)}</PageLink> : nowrap(title)}</h3>
    <p>{nowrap(description)}</p>
  </li>
);

const FoldedPoint = ({ title, description }: ItemProps) => (
  <li>
    <details className="disclosure">
      <summary>
        <h3>{nowrap(title)}</h3>
        <Icon name="chevron" />
      </summary>
      <p>{nowrap(description)}</p>
    </details>
  </li>
);

/** Renders reasons or benefits, each with a corner mark, or as collapsible items. Points with a link are never collapsed. */
export const Reasons = ({ heading, text, items, background = "white", isFolded = false }: ReasonsProps) => (
  <Section heading={heading} text={text} background={background} isSplit={isFolded}>
    <ul className={isFolded ? styles.columns : styles.points}>
      {items.map((item) => (isFolded && !item.link ? <FoldedPoint key={item.title} {...item} /> : <Point key={item.title} {...item} />))}
    </ul>
  </Section>
);
