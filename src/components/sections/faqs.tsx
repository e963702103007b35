import { Disclosure } from "../ui/disclosure";
import { PageLink } from "../ui/page-link";
import { Section, type SectionStart } from "../ui/section";
import { useWords } from "../ui/words";
import * as styles from "./faqs.module.css";

interface FaqsProps extends SectionStart, Queries.FaqsFragment {
  /** Path of the page that answers questions about the company. A link below the questions leads there. */
  readonly companyPage?: string;
}

/** Renders questions whose answers expand without JavaScript. */
export const Faqs = ({ items, companyPage, ...start }: FaqsProps) => {
  const trust = useWords("trust");
  return (
    <Section {...start} isSplit>
      <div className={styles.list}>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} heading={question} text={answer} />
        ))}
        {companyPage !== undefined && (
          <PageLink to={companyPage} className={`${styles.companyLink} lone-link`} data-screen-only="">
            {trust.heading}
          </PageLink>
        )}
      </div>
    </Section>
  );
};
