import { nowrap } from "../content/format/nowrap";
import * as styles from "./sheet.module.css";

/** Lists points; nothing where there are none. */
export const Points = ({ items }: { readonly items: readonly string[] }) =>
  items.length > 0 ? (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item}>{nowrap(item)}</li>
      ))}
    </ul>
  ) : null;
