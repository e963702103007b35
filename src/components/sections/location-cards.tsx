import { Link } from "gatsby";
import { Picture, type PictureSource } from "../ui/picture";
import * as styles from "./location-cards.module.css";

interface LocationCardProps {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  readonly hero: { readonly picture?: PictureSource | null };
}

const BOXES = [
  { media: "width < 48rem", width: "93vw", height: 3 / 2 },
  { media: "width < 72rem", width: "46vw", height: 3 / 2 },
  { width: "26rem", height: 3 / 2 },
];

/** Draws places as cards: name, description, picture and link. */
export const LocationCards = ({ locations }: { readonly locations: readonly LocationCardProps[] }) => (
  <ul className={styles.grid}>
    {locations.map(({ title, summary, path, hero }) => (
      <li key={path} className={styles.card}>
        {hero.picture && <Picture picture={hero.picture} boxes={BOXES} className={styles.picture} isDecorative />}
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link to={path} className={styles.link}>
              {title}
            </Link>
          </h2>
          <p>{summary}</p>
        </div>
      </li>
    ))}
  </ul>
);
