import type { Settings } from "../../content/settings";
import { routes } from "../../content/shared/routes";
import { inEnglish } from "../../content/shared/languages";
import { telLink } from "../../content/format/phone";
import { Icon } from "../ui/icon";
import { LanguageLinks } from "../ui/page-language";
import { useWords } from "../ui/words";
import { Logo } from "./logo";
import { NavDropdown } from "./nav-dropdown";
import { NavLink, type NavEntry } from "./nav-link";
import * as styles from "./header.module.css";

interface HeaderProps {
  readonly navigation: Settings["navigation"]["header"];
  readonly name: string;
  readonly phone: string;
}

/** Renders the menu's links that have no dropdown. */
const entries = (links: readonly NavEntry[]) =>
  links.map(({ label, to }) => (
    <li key={to}>
      <NavLink to={to} isSection={inEnglish(to) !== routes.home}>
        {label}
      </NavLink>
    </li>
  ));

const isContact = ({ to }: NavEntry): boolean => inEnglish(to) === routes.contact;

/**
 * Renders the sticky header: the menu in a row where there is room, behind a toggle where there is not. Beside both are the other languages
 * and, from a tablet on, the phone number and the estimate.
 */
export const Header = ({ navigation: { home, services, areas, links }, name, phone }: HeaderProps) => {
  const words = useWords("header");
  const buttons = useWords("buttons");
  return (
    <header className={styles.header} data-header="" data-dark="">
      <div className={`${styles.inner} page-width`}>
        <NavLink to={routes.home} className={styles.logo}>
          <Logo name={name} />
        </NavLink>
        <nav className={styles.row} aria-label={words.main}>
          <ul>
            {entries([home])}
            {[services, areas].map((group) => (
              <li key={group.label}>
                <NavDropdown group={group} />
              </li>
            ))}
            {entries(links)}
          </ul>
        </nav>
        <LanguageLinks className={styles.language} />{" "}
        <a href={telLink(phone)} className={styles.call}>
          {phone}
        </a>{" "}
        <NavLink to={routes.contact} className={styles.estimate}>
          {buttons.estimate}
        </NavLink>{" "}
        <details className={styles.menu} data-menu="">
          <summary>
            <Icon name="menu" />
            {words.menu}
          </summary>
          <nav className={styles.menuPanel} aria-label={words.menu}>
            <a href={telLink(phone)} className={styles.phone}>
              <Icon name="phone" />
              {phone}
            </a>
            <ul>
              {entries([...links.filter(isContact), home])}
              {[services, areas].map((group) => (
                <li key={group.label}>
                  <details>
                    <summary>
                      {group.label}
                      <Icon name="chevron" />
                    </summary>
                    <ul>{entries([...group.links, group.all])}</ul>
                  </details>
                </li>
              ))}
              {entries(links.filter((link) => !isContact(link)))}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
};
