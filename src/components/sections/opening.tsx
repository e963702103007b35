import { Split } from "../ui/split";
import { ProseText, type TextPiece } from "./prose";
import * as styles from "./prose.module.css";

/** The first part of a text. */
export interface OpeningProps {
  /** The id of its heading, for links to it. */
  readonly id: string;
  /** The heading, and the diagrams of the part: HTML. */
  readonly side: string;
  readonly pieces: readonly TextPiece[];
}

/** Opens a page with the first part of its text. Where there is room, its heading and its diagrams are beside the words. */
export const Opening = ({ id, side, pieces }: OpeningProps) => (
  <Split side={<div className={styles.text} dangerouslySetInnerHTML={{ __html: side }} />} labelledBy={id}>
    <ProseText pieces={pieces} />
  </Split>
);
