import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { whole } from "../ui/whole";
import * as styles from "./faqs.module.css";

interface FaqsProps {
  readonly heading: string;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  readonly ground?: "white" | "sand";
}

/** Lists questions that open to their answers, also without JavaScript. */
export const Faqs = ({ heading, items, ground = "white" }: FaqsProps) => (
  <Section heading={heading} ground={ground} isSplit>
    <div>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{whole(question)}</h3>
            <Icon name="chevron" />
          </summary>
          <p className={styles.answer}>{whole(answer)}</p>
        </details>
      ))}
    </div>
  </Section>
);
