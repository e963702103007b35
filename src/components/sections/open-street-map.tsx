import { Icon } from "../ui/icon";
import * as styles from "./service-area-map.module.css";

/** West, south, east and north edge of the Las Vegas valley with Boulder City, in degrees (WGS 84). */
const VALLEY = "-115.45,35.88,-114.75,36.35";

/** Offers the open street map. The browser asks for it only when the visitor opens it. */
export const OpenStreetMap = () => (
  <details className={styles.street}>
    <summary>
      Open the street map
      <Icon name="chevron" />
    </summary>
    <p className={styles.note}>The map comes from OpenStreetMap, which sees your address when you open it.</p>
    <iframe
      title="Street map of the Las Vegas valley (OpenStreetMap)"
      src={`https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(VALLEY)}&layer=mapnik`}
      loading="lazy"
      width="800"
      height="480"
    />
  </details>
);
