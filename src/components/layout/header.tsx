import type { Settings } from "../../content/settings";
import { routes } from "../../content/shared/routes";
import { telLink } from "../../content/format/phone";
import { Icon } from "../ui/icon";
import { LanguageLinks } from "../ui/page-language";
import { useWords } from "../ui/words";
import { Logo } from "./logo";
import { NavDropdown } from "./nav-dropdown";
import { NavItems, NavLink } from "./nav-link";
import * as styles from "./header.module.css";

interface HeaderProps {
  readonly navigation: Settings["navigation"]["header"];
  readonly name: string;
  readonly phone: string;
}

/**
 * Renders the sticky header. On narrow screens, a toggle opens the menu, and the menu starts with a phone link. Language links are always
 * shown; tablets and wider screens also show the phone number and the estimate link.
 */
export const Header = ({ navigation: { home, services, areas, links }, name, phone }: HeaderProps) => {
  const words = useWords("header");
  const buttons = useWords("buttons");
  return (
    <header className={styles.header} data-header="" data-dark="">
      <div className={`${styles.inner} page-width`}>
        <NavLink to={routes.home} className={styles.logo}>
          <Logo name={name} />
        </NavLink>{" "}
        {/*
         * On narrow screens, CSS shows the next element, `nav`, only while this is open. `nav` is not inside, because wide screens always
         * show it.
         */}
        <details className={styles.menu} data-menu="">
          <summary>
            <Icon name="menu" />
            {words.menu}
          </summary>
        </details>
        <nav className={styles.nav} aria-label={words.main}>
          <a href={telLink(phone)} className={styles.phone}>
            <Icon name="phone" />
            {phone}
          </a>
          <ul>
            <NavItems links={[home]} />
            {[services, areas].map((group) => (
              <li key={group.label}>
                <NavDropdown group={group} />
              </li>
            ))}
            <NavItems links={links} isSection />
          </ul>
        </nav>
        <LanguageLinks className={styles.language} />{" "}
        <a href={telLink(phone)} className={styles.call}>
          {phone}
        </a>{" "}
        <NavLink to={routes.contact} className={styles.estimate}>
          {buttons.estimate}
        </NavLink>
      </div>
    </header>
  );
};
