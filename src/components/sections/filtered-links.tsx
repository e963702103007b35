import { Section } from "../ui/section";
import { CategoryFilter } from "./category-filter";
import { LinkList, PlainLinkList, type LinkListProps } from "./link-list";

interface FilteredLinksProps extends LinkListProps {
  /** The question that the choices answer. */
  readonly question: string;
  readonly categories: readonly string[];
}

/** Lists pages plainly, with a filter by category where each category has a page of its own. */
export const FilteredLinks = ({ question, categories, heading, text, links }: FilteredLinksProps) =>
  categories.every((name) => links.some(({ category }) => category === name)) ? (
    <Section heading={heading} text={text} background="sand">
      <CategoryFilter question={question} categories={categories} entries={links.map(({ category }) => category)}>
        <PlainLinkList links={links} />
      </CategoryFilter>
    </Section>
  ) : (
    <LinkList heading={heading} text={text} links={links} />
  );
