import { Icon } from "../ui/icon";
import { useWords, withElements } from "../ui/words";
import * as styles from "./open-street-map.module.css";

/**
 * Renders OpenStreetMap in a disclosure. The map loads only when the visitor opens the disclosure: src/client/index.ts then sets
 * the frame's `src`. Without JavaScript, a link opens the map.
 *
 * @param edges west, south, east and north edges of the area, in degrees and separated by commas
 */
export const OpenStreetMap = ({ edges }: { readonly edges: string }) => {
  const words = useWords("map");
  // openstreetmap.org chooses the zoom level that shows the whole area.
  const area = `bbox=${encodeURIComponent(edges)}`;
  return (
    <details className={styles.street}>
      <summary>
        {words.open}
        <Icon name="chevron" />
      </summary>
      <p className={styles.note}>
        {withElements(words.note, { link: <a href={`https://www.openstreetmap.org/?${area}`}>{words.link}</a> })}
      </p>
      <iframe
        title={words.frame}
        sandbox="allow-scripts allow-popups"
        data-src={`https://www.openstreetmap.org/export/embed.html?${area}&layer=mapnik`}
        width="800"
        height="480"
      />
    </details>
  );
};
