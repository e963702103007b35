import { Split } from "../ui/split";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./prose.module.css";

/** Renders the company's story. The first paragraph is large and, on wide screens, beside the rest of the story. */
export const Story = ({ paragraphs: [first = "", ...others] }: { readonly paragraphs: readonly string[] }) => (
  <Split side={<p className={styles.lead}>{nowrap(first)}</p>}>
    <div className={styles.prose}>
      {others.map((paragraph) => (
        <p key={paragraph}>{nowrap(paragraph)}</p>
      ))}
    </div>
  </Split>
);
