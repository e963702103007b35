import { Link } from "gatsby";
import { routes } from "../../content/routes";
import { telLink } from "../../format/phone";
import { Icon } from "../ui/icon";
import { useWords } from "../ui/words";
import { Logo } from "./logo";
import { NavDropdown } from "./nav-dropdown";
import type { NavGroupProps, NavLinkProps } from "./nav-link";
import * as styles from "./header.module.css";

interface HeaderProps {
  readonly navigation: {
    readonly home: NavLinkProps;
    readonly services: NavGroupProps;
    readonly areas: NavGroupProps;
    readonly links: readonly NavLinkProps[];
  };
  readonly name: string;
  readonly phone: string;
}

/** Draws the sticky header: the menu in a row where there is room, behind a toggle where there is not. */
export const Header = ({ navigation: { home, services, areas, links }, name, phone }: HeaderProps) => {
  const { header: words, buttons } = useWords();
  const phoneLink = (
    <a href={telLink(phone)} className={styles.phone}>
      <Icon name="phone" />
      {phone}
    </a>
  );
  return (
    <header className={styles.header} data-header="" data-dark="">
      <div className={styles.inner}>
        <Link to={routes.home} className={styles.logo}>
          <Logo name={name} />
        </Link>
        <nav className={styles.row} aria-label={words.main}>
          <ul>
            <li>
              <Link to={home.to}>{home.label}</Link>
            </li>
            {[services, areas].map((group) => (
              <li key={group.label}>
                <NavDropdown group={group} />
              </li>
            ))}
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          {phoneLink}
        </nav>
        <Link to={routes.contact} className={styles.estimate}>
          {buttons.estimate}
        </Link>
        <details className={styles.menu} data-menu="">
          <summary>
            <Icon name="menu" />
            {words.menu}
          </summary>
          <nav className={styles.sheet} aria-label={words.menu}>
            <ul>
              <li>
                <Link to={home.to}>{home.label}</Link>
              </li>
              {[services, areas].map((group) => (
                <li key={group.label}>
                  <p className={styles.group}>{group.label}</p>
                  <ul>
                    {[...group.links, group.all].map(({ label, to }) => (
                      <li key={to}>
                        <Link to={to}>{label}</Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
            {phoneLink}
          </nav>
        </details>
      </div>
    </header>
  );
};
