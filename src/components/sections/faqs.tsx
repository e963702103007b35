import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { nowrap } from "../../content/format/nowrap";
import { useWords } from "../ui/words";
import { PageLink } from "../ui/page-link";
import * as styles from "./faqs.module.css";

interface FaqsProps {
  readonly heading: string;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  readonly background?: "white" | "sand";
  /** Link to the answers that customers want before they hire, shown below the questions. */
  readonly companyPage?: string;
}

/** Renders questions with answers that open without JavaScript. */
export const Faqs = ({ heading, items, background = "white", companyPage }: FaqsProps) => {
  const trust = useWords("trust");
  return (
    <Section heading={heading} background={background} isSplit>
      <div className={styles.list}>
        {items.map(({ question, answer }) => (
          <details key={question} className="disclosure">
            <summary>
              <h3>{nowrap(question)}</h3>
              <Icon name="chevron" />
            </summary>
            <p>{nowrap(answer)}</p>
          </details>
        ))}
        {companyPage !== undefined && (
          <PageLink to={companyPage} className={`${styles.company} lone-link`} data-screen-only="">
            {trust.heading}
          </PageLink>
        )}
      </div>
    </Section>
  );
};
