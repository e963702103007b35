import { nowrap } from "../../content/format/nowrap";
import * as styles from "./prose.module.css";

interface ParagraphsProps {
  readonly paragraphs: readonly string[];
  /** Groups of paragraphs, each with a heading. */
  readonly parts: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** Renders plain paragraphs at reading width. */
export const Paragraphs = ({ paragraphs, parts }: ParagraphsProps) => (
  <div className={`${styles.columns} page-width`}>
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{nowrap(paragraph)}</p>
      ))}
      {parts.map(({ heading, paragraphs: texts }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {texts.map((text) => (
            <p key={text}>{nowrap(text)}</p>
          ))}
        </section>
      ))}
    </div>
  </div>
);
