import { Fragment, type ReactNode } from "react";
import { Picture, type PictureSource } from "../ui/picture";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./prose.module.css";

/** A piece of a text: HTML that the build made of our own files, or a picture. */
export interface TextPiece {
  readonly html?: string | null;
  readonly picture?: PictureSource | null;
}

interface ProseProps {
  readonly pieces: readonly TextPiece[];
  /** What stands before the text, or beside it where there is room. */
  readonly before?: ReactNode;
  /** What stands beside the text where there is room. */
  readonly beside?: ReactNode;
  readonly background?: "white" | "sand";
}

/** Shows text that an editor wrote in markdown. */
export const Prose = ({ pieces, before, beside, background = "white" }: ProseProps) => (
  <div className={background === "sand" ? styles.sand : ""}>
    <div className={`${styles.columns} page-width`}>
      {before}
      <ProseText pieces={pieces} />
      {beside}
    </div>
  </div>
);

/** The text alone, at reading width. */
export const ProseText = ({ pieces }: Pick<ProseProps, "pieces">) => (
  <div className={styles.text}>
    {pieces.map(({ html, picture }, index) => (
      // A text's pieces never change places.
      <Fragment key={index}>
        {picture && <Figure picture={picture} />}
        {html && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />}
      </Fragment>
    ))}
  </div>
);

const BOXES = [{ media: "width < 48rem", width: "95vw" }, { media: "64rem <= width < 70rem", width: "36rem" }, { width: "40rem" }];

const Figure = ({ picture }: { readonly picture: PictureSource }) => (
  <figure className={styles.figure}>
    <Picture picture={picture} boxes={BOXES} />
    {picture.caption && <figcaption>{nowrap(picture.caption)}</figcaption>}
  </figure>
);
