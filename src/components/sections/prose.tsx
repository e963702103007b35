import { Fragment, type ReactNode } from "react";
import { Picture, type PictureSource } from "../ui/picture";
import { whole } from "../ui/whole";
import * as styles from "./prose.module.css";

interface ProseProps {
  readonly html: string;
  /** The pictures of the text with the sizes that the build made; a picture that is not among them shows as it is. */
  readonly pictures?: readonly PictureSource[] | undefined;
  /** What stands before the text, or beside it where there is room. */
  readonly before?: ReactNode;
  /** What stands beside the text where there is room. */
  readonly beside?: ReactNode;
  readonly ground?: "white" | "sand";
}

/** A picture in a paragraph of its own, as markdown makes it. */
const FIGURE = /<p><img\b[^>]*><\/p>/g;

/** Shows text that an editor wrote in markdown. The build made the HTML of it from our own files. */
export const Prose = ({ html, pictures = [], before, beside, ground = "white" }: ProseProps) => {
  const texts = html.split(FIGURE);
  return (
    <div className={ground === "sand" ? styles.sand : ""}>
      <div className={styles.columns}>
        {before}
        <div className={styles.text}>
          {texts.map((text, index) => {
            const picture = pictures[index - 1];
            return (
              // A text's parts never change places.
              <Fragment key={index}>
                {picture && <Figure picture={picture} />}
                {text.trim() !== "" && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: text }} />}
              </Fragment>
            );
          })}
        </div>
        {beside}
      </div>
    </div>
  );
};

const BOXES = [{ media: "width < 48rem", width: "95vw" }, { width: "40rem" }];

const Figure = ({ picture }: { readonly picture: PictureSource }) => (
  <figure className={styles.figure}>
    <Picture picture={picture} boxes={BOXES} />
    {picture.caption && <figcaption>{whole(picture.caption)}</figcaption>}
  </figure>
);
