import { Section } from "../ui/section";
import { whole } from "../ui/whole";
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
  readonly ground?: "white" | "sand";
}

interface ReasonsProps extends ItemListProps {
  /** Where there is room, the heading stands beside the points: for four of them. */
  readonly isSplit?: boolean;
}

/** Draws reasons, benefits and values: short points side by side, each under a painted line. */
export const Reasons = ({ heading, text, items, ground = "white", isSplit = false }: ReasonsProps) => (
  <Section heading={heading} text={text} ground={ground} isSplit={isSplit}>
    <ul className={styles.grid}>
      {items.map(({ title, description, link }) => (
        <li key={title} className={styles.item}>
          <h3>{link ? <a href={link}>{whole(title)}</a> : whole(title)}</h3>
          <p>{whole(description)}</p>
        </li>
      ))}
    </ul>
  </Section>
);
