import { Split } from "../ui/split";
import { nowrap } from "../../content/format/nowrap";
import * as prose from "./prose.module.css";
import * as styles from "./story.module.css";

/** Tells who the company is. Where there is room, the first paragraph stands large beside the others. */
export const Story = ({ paragraphs: [first = "", ...others] }: { readonly paragraphs: readonly string[] }) => (
  <Split side={<p className={styles.first}>{nowrap(first)}</p>}>
    <div className={prose.prose}>
      {others.map((paragraph) => (
        <p key={paragraph}>{nowrap(paragraph)}</p>
      ))}
    </div>
  </Split>
);
