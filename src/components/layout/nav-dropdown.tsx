import { Icon } from "../ui/icon";
import { NavItems, NavLink, type NavGroup } from "./nav-link";
import * as styles from "./nav-dropdown.module.css";

/**
 * Renders a dropdown menu as `<details>`, which works without JavaScript. Scripts (disclosures.ts) also open it on hover, and close it on
 * Escape, on a click or focus outside, and after the mouse leaves.
 */
export const NavDropdown = ({ group: { label, links, all } }: { readonly group: NavGroup }) => (
  <details name="menu" className={styles.dropdown} data-dropdown="">
    <summary className={styles.button}>
      {label}
      <Icon name="chevron" />
    </summary>
    <ul className={styles.panel}>
      <NavItems links={links} />
      <li className={styles.all}>
        <NavLink to={all.to} isSection>
          {all.label}
        </NavLink>
      </li>
    </ul>
  </details>
);
