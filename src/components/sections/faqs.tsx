import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { nowrap } from "../ui/nowrap";
import * as styles from "./faqs.module.css";

interface FaqsProps {
  readonly heading: string;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  readonly background?: "white" | "sand";
}

/** Lists questions that open to their answers, also without JavaScript. */
export const Faqs = ({ heading, items, background = "white" }: FaqsProps) => (
  <Section heading={heading} background={background} isSplit>
    <div>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{nowrap(question)}</h3>
            <Icon name="chevron" />
          </summary>
          <p className={styles.answer}>{nowrap(answer)}</p>
        </details>
      ))}
    </div>
  </Section>
);
