import { Section, type SectionStart } from "../ui/section";
import { nowrap } from "../../content/format/nowrap";
import { CategoryFilter } from "./category-filter";
import { PageLink } from "../ui/page-link";
import * as styles from "./link-list.module.css";

interface LinkListProps extends SectionStart {
  readonly links: readonly {
    readonly title: string;
    readonly path: string;
    readonly summary: string;
    readonly category?: string | null;
  }[];
  /** A category filter, shown if every category has at least one link. */
  readonly filter?: { readonly question: string; readonly categories: readonly string[] };
}

const Links = ({ links }: Pick<LinkListProps, "links">) => (
  <ul className={styles.list}>
    {links.map(({ title, path, summary, category }) => (
      <li key={path} className={styles.entry} data-category={category ?? undefined}>
        <PageLink to={path}>{nowrap(title)}</PageLink>
        {summary && <p>{nowrap(summary)}</p>}
      </li>
    ))}
  </ul>
);

/** Renders links to pages with their summaries, or nothing if there are no links. */
export const LinkList = ({ links, filter, ...start }: LinkListProps) =>
  links.length > 0 && (
    <Section {...start} background="sand">
      {filter?.categories.every((name) => links.some(({ category }) => category === name)) ? (
        <CategoryFilter {...filter} entryCategories={links.map(({ category }) => category)}>
          <Links links={links} />
        </CategoryFilter>
      ) : (
        <Links links={links} />
      )}
    </Section>
  );
