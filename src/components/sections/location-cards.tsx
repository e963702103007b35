import { CardGrid } from "../ui/card-grid";
import { cardBoxes } from "../ui/cover-sizes";
import { Picture } from "../ui/picture";
import { nowrap } from "../../content/format/nowrap";
import { PageLink } from "../ui/page-link";
import * as styles from "./location-cards.module.css";

type LocationCardProps = Pick<Queries.LocationsPageQuery["allLocation"]["nodes"][number], "title" | "summary" | "path" | "hero">;

/** Renders locations as cards with a picture, name, summary and link. */
export const LocationCards = ({ locations }: { readonly locations: readonly LocationCardProps[] }) => (
  <CardGrid>
    {locations.map(({ title, summary, path, hero }, position) => (
      <li key={path} className={styles.card}>
        {hero.picture && (
          <Picture picture={hero.picture} boxes={cardBoxes(3 / 2, position, locations.length)} className={styles.picture} isDecorative />
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>
            <PageLink to={path} className={`${styles.link} card-link`}>
              {title}
            </PageLink>
          </h2>
          {summary && <p>{nowrap(summary)}</p>}
        </div>
      </li>
    ))}
  </CardGrid>
);
