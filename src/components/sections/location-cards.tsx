import { Link } from "gatsby";
import { Picture, type PictureSource } from "../ui/picture";
import * as styles from "./location-cards.module.css";

interface LocationCardProps {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  readonly hero: { readonly picture?: PictureSource | null };
}

/** Draws places as cards: name, description, picture and link. */
export const LocationCards = ({ locations }: { readonly locations: readonly LocationCardProps[] }) => (
  <ul className={styles.grid}>
    {locations.map(({ title, summary, path, hero }) => (
      <li key={path} className={styles.card}>
        {hero.picture && <Picture picture={hero.picture} sizes="(width < 40rem) 100vw, 26rem" className={styles.picture} isDecorative />}
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
