import { Split } from "../ui/split";
import { ProseText, type TextPiece } from "./prose";
import * as styles from "./prose.module.css";

/** The first section of a text. */
interface OpeningProps {
  /** Id of its heading. */
  readonly id: string;
  /** The heading and the section's diagrams, as HTML. */
  readonly side: string;
  readonly pieces: readonly TextPiece[];
}

/** Renders the first section of a text. On wide screens, the heading and the diagrams are beside the text. */
export const Opening = ({ id, side, pieces }: OpeningProps) => (
  <Split side={<div className={styles.text} dangerouslySetInnerHTML={{ __html: side }} />} labelledBy={id}>
    <ProseText pieces={pieces} />
  </Split>
);
