import { ButtonAnchor } from "../components/ui/button";
import { PAGE_PARTS } from "../content/shared/constants";
import { addAnswer } from "../quote/draft";
import { contactPath, type Asked } from "./ask";
import * as styles from "./calculator.module.css";

export interface AnswerProps {
  /** Formatted price range. */
  readonly range: string;
  /** What the visitor entered, and notes on the range. */
  readonly notes: readonly string[];
  readonly lists: readonly { readonly heading: string; readonly items: readonly string[] }[];
  /** Label of the link to the quote form. */
  readonly ask: string;
  /** What the link passes to the quote form. */
  readonly asked: Asked;
}

/** Renders a price range, what it excludes, the next steps, and a link to the quote form. */
export const Answer = ({ range, notes, lists, ask, asked, contact }: AnswerProps & { readonly contact?: string | undefined }) => (
  <>
    <p className={styles.range}>{range}</p>
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    {lists.map(({ heading, items }) => (
      <div key={heading}>
        <h3>{heading}</h3>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    ))}
    <p>
      <ButtonAnchor href={`${contactPath(asked.service, contact)}#${PAGE_PARTS.quote}`} onClick={() => addAnswer(asked.details)}>
        {ask}
      </ButtonAnchor>
    </p>
  </>
);
