import { Link } from "gatsby";
import { Icon } from "../ui/icon";
import { markSection, type NavGroupProps } from "./nav-link";
import * as styles from "./nav-dropdown.module.css";

/** Draws a menu that opens under its button. Native: it works before and without JavaScript (src/page-script adds the rest). */
export const NavDropdown = ({ group: { label, links, all } }: { readonly group: NavGroupProps }) => (
  <details className={styles.dropdown} data-dropdown="">
    <summary className={styles.button}>
      {label}
      <Icon name="chevron" />
    </summary>
    <ul className={styles.panel}>
      {links.map(({ label: text, to }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
      <li className={styles.all}>
        <Link to={all.to} getProps={markSection}>
          {all.label}
        </Link>
      </li>
    </ul>
  </details>
);
