import { Icon } from "../ui/icon";
import { useWords, withElements } from "../ui/words";
import * as styles from "./open-street-map.module.css";

/** Returns the center of an area for an openstreetmap.org URL, at a zoom that shows a valley. */
const middleOf = (edges: string): string => {
  const [west = 0, south = 0, east = 0, north = 0] = edges.split(",").map(Number);
  return `#map=10/${((south + north) / 2).toFixed(3)}/${((west + east) / 2).toFixed(3)}`;
};

/**
 * Renders OpenStreetMap behind a button. The browser loads it only when the visitor opens it: src/client/index.ts then sets
 * the frame's address. Without scripts, a link opens the map.
 *
 * @param edges west, south, east and north of the area, in degrees
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
        {withElements(words.note, { link: <a href={`https://www.openstreetmap.org/${middleOf(edges)}`}>{words.link}</a> })}
      </p>
      <iframe
        title={words.frame}
        data-src={`https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(edges)}&layer=mapnik`}
        width="800"
        height="480"
      />
    </details>
  );
};
