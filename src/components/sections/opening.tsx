import { Split } from "../ui/split";
import { ProseText } from "./prose";
import * as styles from "./prose.module.css";
import type { OpeningText } from "./text-parts";

/** Opens a page with the first part of its text. Where there is room, its heading and its diagrams stand beside the words. */
export const Opening = ({ id, side, html, pictures }: OpeningText) => (
  <Split side={<div className={styles.text} dangerouslySetInnerHTML={{ __html: side }} />} labelledBy={id}>
    <ProseText html={html} pictures={pictures} />
  </Split>
);
