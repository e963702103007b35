import { Fragment, type ReactNode } from "react";
import { Figure } from "../ui/figure";
import * as styles from "./prose.module.css";

/** A piece of a text: HTML that the build made from content files, or a picture. */
export type TextPiece = Partial<Queries.TextPieceFragment>;

interface ProseProps {
  readonly pieces: readonly TextPiece[];
  /** Shown before the text; beside it on wide screens. */
  readonly before?: ReactNode;
  /** Shown beside the text on wide screens only. */
  readonly beside?: ReactNode;
  readonly background?: "white" | "sand";
}

/** Renders a markdown text. */
export const Prose = ({ pieces, before, beside, background = "white" }: ProseProps) => (
  <div className={background === "sand" ? styles.sand : ""}>
    <div className={`${styles.columns} page-width`}>
      {before}
      <ProseText pieces={pieces} />
      {beside}
    </div>
  </div>
);

/** Renders only the text, at reading width. */
export const ProseText = ({ pieces }: Pick<ProseProps, "pieces">) => (
  <div className={styles.text}>
    {pieces.map(({ html, picture }, index) => (
      // The order of pieces never changes.
      <Fragment key={index}>
        {picture && <Figure picture={picture} boxes={BOXES} />}
        {html && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />}
      </Fragment>
    ))}
  </div>
);

const BOXES = [{ media: "width < 48rem", width: "95vw" }, { media: "64rem <= width < 70rem", width: "36rem" }, { width: "40rem" }];
