import { Icon } from "../ui/icon";
import { useWords, withElements } from "../ui/words";
import * as styles from "./open-street-map.module.css";

/** The highest zoom level of openstreetmap.org. */
const MAX_ZOOM = 19;

/** Returns the hash of an openstreetmap.org URL for an area's center, at the highest zoom level that shows the area within 512 pixels. */
const mapHash = (edges: string): string => {
  const [west = 0, south = 0, east = 0, north = 0] = edges.split(",").map(Number);
  const degrees = Math.max(Math.abs(east - west), Math.abs(north - south));
  // At zoom level 1, the world is 512 pixels wide. Each further level doubles its width.
  const zoom = Math.min(MAX_ZOOM, Math.floor(Math.log2(360 / degrees)) + 1);
  return `#map=${zoom}/${((south + north) / 2).toFixed(3)}/${((west + east) / 2).toFixed(3)}`;
};

/**
 * Renders OpenStreetMap in a disclosure. The map loads only when the visitor opens the disclosure: src/client/index.ts then sets
 * the frame's `src`. Without JavaScript, a link opens the map.
 *
 * @param edges west, south, east and north edges of the area, in degrees and separated by commas
 */
export const OpenStreetMap = ({ edges }: { readonly edges: string }) => {
  const words = useWords("map");
  return (
    <details className={styles.street}>
      <summary>
        {words.open}
        <Icon name="chevron" />
      </summary>
      <p className={styles.note}>
        {withElements(words.note, { link: <a href={`https://www.openstreetmap.org/${mapHash(edges)}`}>{words.link}</a> })}
      </p>
      <iframe
        title={words.frame}
        sandbox="allow-scripts allow-popups"
        data-src={`https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(edges)}&layer=mapnik`}
        width="800"
        height="480"
      />
    </details>
  );
};
