import { Icon } from "../ui/icon";
import { useWords, withElements } from "../ui/words";
import * as styles from "./open-street-map.module.css";

/** West, south, east and north edge of the Las Vegas valley with Boulder City, in degrees (WGS 84). */
const VALLEY = "-115.45,35.88,-114.75,36.35";

/** The valley's middle, at a zoom that shows all of it. */
const PLACE = "#map=10/36.115/-115.100";

/**
 * Offers the open street map. The browser asks for it only when the visitor opens it: then src/client/street-map.ts gives
 * the frame its address. Without scripting the link leads there.
 */
export const OpenStreetMap = () => {
  const words = useWords("map");
  return (
    <details className={styles.street}>
      <summary>
        {words.open}
        <Icon name="chevron" />
      </summary>
      <p className={styles.note}>
        {withElements(words.note, { link: <a href={`https://www.openstreetmap.org/${PLACE}`}>{words.link}</a> })}
      </p>
      <iframe
        title={words.frame}
        data-src={`https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(VALLEY)}&layer=mapnik`}
        width="800"
        height="480"
      />
    </details>
  );
};
