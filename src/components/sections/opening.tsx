import { Split } from "../ui/split";
import { ProseText, type TextPiece } from "./prose";
import * as styles from "./prose.module.css";

interface OpeningProps {
  /** Id that links lead to. */
  readonly id: string;
  /** The heading and the section's diagrams, as HTML. */
  readonly side: string;
  readonly pieces: readonly TextPiece[];
}

/** Renders the first section of a service's text. On wide screens, the heading and the diagrams are beside the other text. */
export const Opening = ({ id, side, pieces }: OpeningProps) => (
  <Split side={<div className={styles.text} dangerouslySetInnerHTML={{ __html: side }} />} id={id}>
    <ProseText pieces={pieces} />
  </Split>
);
