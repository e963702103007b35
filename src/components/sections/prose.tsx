import { Fragment, type ReactNode } from "react";
import { Picture, type PictureSource } from "../ui/picture";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./prose.module.css";
import { piecesOf, type RichText } from "./text-parts";

interface ProseProps extends Pick<RichText, "html"> {
  readonly pictures?: RichText["pictures"] | undefined;
  /** What stands before the text, or beside it where there is room. */
  readonly before?: ReactNode;
  /** What stands beside the text where there is room. */
  readonly beside?: ReactNode;
  readonly background?: "white" | "sand";
}

/** Shows text that an editor wrote in markdown. */
export const Prose = ({ html, pictures = [], before, beside, background = "white" }: ProseProps) => (
  <div className={background === "sand" ? styles.sand : ""}>
    <div className={`${styles.columns} page-width`}>
      {before}
      <ProseText html={html} pictures={pictures} />
      {beside}
    </div>
  </div>
);

/** The text alone, at reading width. */
export const ProseText = (text: RichText) => (
  <div className={styles.text}>
    {piecesOf(text).map(({ html, picture }, index) => (
      // A text's pieces never change places.
      <Fragment key={index}>
        {picture && <Figure picture={picture} />}
        {html.trim() !== "" && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />}
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
