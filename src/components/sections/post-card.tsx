import { useContext } from "react";
import { longDate, shortDate } from "../../content/format/dates";
import { fillIn } from "../../content/shared/placeholders";
import { cardBoxes } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { PageLanguage } from "../ui/page-language";
import { useWords } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./post-card.module.css";

interface PostCardProps extends Omit<Queries.PostCardFragment, "picture"> {
  readonly picture: PictureSource | null;
  /** The card's index, from 0. */
  readonly position?: number | undefined;
  /** The number of cards. */
  readonly of?: number;
  /** Whether the card's picture is the page's main picture. */
  readonly isHero?: boolean;
  readonly onBrokenPicture?: (() => void) | undefined;
}

/** Aspect ratio of the pictures. */
const SHAPE = 16 / 9;
/** Maximum height of a wide card's picture, to match post-card.module.css. */
const LEAD_HEIGHT = "23rem";

/** Renders one post as a card. */
export const PostCard = ({ path, title, excerpt, author, date, picture, position = 0, of = 1, isHero, onBrokenPicture }: PostCardProps) => {
  const words = useWords("posts");
  const { language } = useContext(PageLanguage);
  const day = shortDate(date, language);
  return (
    <article className={styles.card}>
      {picture ? (
        <Picture
          picture={picture}
          boxes={cardBoxes(SHAPE, position, of, LEAD_HEIGHT)}
          isHero={isHero}
          className={styles.picture}
          isDecorative
          onError={onBrokenPicture}
        />
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.words}>
        <p className={styles.meta}>
          {day && (
            <time dateTime={date} title={longDate(date, language)}>
              {day}
            </time>
          )}{" "}
          <span>{author}</span>
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p>{nowrap(excerpt)}</p>
        <a href={path} className={`${styles.more} card-link`}>
          {words.more}
          <span className="visually-hidden">{fillIn(words.moreOf, { title })}</span>
        </a>
      </div>
    </article>
  );
};
