/** Menu links that mark the current page. */
import type { Settings } from "../../content/settings";
import { createContext, useContext, type ComponentProps } from "react";
import { PageLanguage } from "../ui/page-language";
import { PageLink } from "../ui/page-link";

type Menus = Settings["navigation"]["header"];
/** A menu link. */
export type NavEntry = Menus["home"];
/** A menu dropdown. */
export type NavGroup = Menus["services"];

/** Path of the current page. */
export const PagePath = createContext("");

interface NavLinkProps extends ComponentProps<typeof PageLink> {
  /** Whether the link also gets `aria-current="true"` on pages under its path. */
  readonly isSection?: boolean | undefined;
}

/** Renders a link, with `aria-current` if it points to the current page. */
export const NavLink = ({ isSection, ...link }: NavLinkProps) => {
  const path = useContext(PagePath);
  const target = useContext(PageLanguage).link(link.to);
  const current = path === target ? "page" : isSection && path.startsWith(`${target}/`) ? "true" : undefined;
  return <PageLink {...link} aria-current={current} />;
};

/** Renders menu links as list items. */
export const NavItems = ({ links, isSection }: Pick<NavLinkProps, "isSection"> & { readonly links: readonly NavEntry[] }) =>
  links.map(({ label, to }, position) => (
    // Two links may lead to the same page.
    <li key={`${position} ${to}`}>
      <NavLink to={to} isSection={isSection}>
        {label}
      </NavLink>
    </li>
  ));
