import { Split } from "../ui/split";
import { nowrap } from "../../content/format/nowrap";
import * as prose from "./prose.module.css";
import * as styles from "./story.module.css";

/** Renders the company's story. On wide screens the first paragraph is large, beside the others. */
export const Story = ({ paragraphs: [first = "", ...others] }: { readonly paragraphs: readonly string[] }) => (
  <Split side={<p className={styles.first}>{nowrap(first)}</p>}>
    <div className={prose.prose}>
      {others.map((paragraph) => (
        <p key={paragraph}>{nowrap(paragraph)}</p>
      ))}
    </div>
  </Split>
);
