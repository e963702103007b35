import { Section } from "../ui/section";
import { nowrap } from "../ui/nowrap";
import * as styles from "./link-list.module.css";

export interface LinkListProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly links: readonly {
    readonly title: string;
    readonly path: string;
    readonly summary: string;
    /** For a filter around the list. */
    readonly category?: string | null;
  }[];
}

/** The list without its heading. */
export const PlainLinkList = ({ links }: Pick<LinkListProps, "links">) => (
  <ul className={styles.list}>
    {links.map(({ title, path, summary, category }) => (
      <li key={path} className={styles.entry} data-category={category ?? undefined}>
        <a href={path}>{title}</a>
        <p>{nowrap(summary)}</p>
      </li>
    ))}
  </ul>
);

/** Lists pages plainly: name and a sentence. */
export const LinkList = ({ heading, text, links }: LinkListProps) =>
  links.length > 0 && (
    <Section heading={heading} text={text} background="sand">
      <PlainLinkList links={links} />
    </Section>
  );
