import { Fragment, type ReactNode } from "react";
import { Figure } from "../ui/figure";
import * as styles from "./prose.module.css";

/** A piece of an article: HTML that the build generated from content files, or a picture. */
export type TextPiece = Partial<Queries.TextPieceFragment>;

interface ProseProps {
  readonly pieces: readonly TextPiece[];
  /** Content above the text; on wide screens, left of the text. */
  readonly before?: ReactNode;
  /** Content below the text; on wide screens, right of the text. */
  readonly beside?: ReactNode;
  /** Whether the text is a sand band. On wide screens, its headings are beside their text, in the columns of `Split`. */
  readonly isBand?: boolean;
}

/** Boxes of a picture at reading width. From 64rem, the second column of prose.module.css leaves less room. */
const BOXES = [{ media: "width < 48rem", width: "95vw" }, { media: "64rem <= width < 70rem", width: "36rem" }, { width: "40rem" }];

/** Renders markdown content. */
export const Prose = ({ pieces, before, beside, isBand = false }: ProseProps) => (
  <div className={isBand ? styles.band : beside ? styles.container : ""}>
    <div className={`${styles.columns} page-width`}>
      {before}
      <ProseText pieces={pieces} />
      {beside}
    </div>
  </div>
);

/** Renders the pieces at reading width, without columns or a background. */
export const ProseText = ({ pieces }: Pick<ProseProps, "pieces">) => (
  <div className={styles.text}>
    {pieces.map(({ html, picture }, index) => (
      // An index is a safe key: the pieces never change order.
      <Fragment key={index}>
        {picture && <Figure picture={picture} boxes={BOXES} />}
        {html && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />}
      </Fragment>
    ))}
  </div>
);
