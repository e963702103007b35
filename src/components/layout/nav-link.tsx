/** Links of the menus, which tell where the visitor is. */
import type { Settings } from "../../content/settings";
import { createContext, useContext, type ReactNode } from "react";
import { PageLanguage } from "../ui/page-language";
import { PageLink } from "../ui/page-link";

type Menus = Settings["navigation"]["header"];
/** An entry of a menu. */
export type NavEntry = Menus["home"];
/** A menu that opens. */
export type NavGroup = Menus["services"];

/** Path of the page around the menus. */
export const PagePath = createContext("");

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  /** Whether pages below the link's address count as its own: `true` is what ARIA calls that, `page` is the page itself. */
  readonly isSection?: boolean;
  readonly children: ReactNode;
}

/** Draws a link that says when it leads to the page it stands on. */
export const NavLink = ({ to, className, isSection = false, children }: LinkProps) => {
  const path = useContext(PagePath);
  const own = useContext(PageLanguage).link(to);
  const current = path === own ? "page" : isSection && path.startsWith(`${own}/`) ? "true" : undefined;
  return (
    <PageLink to={to} className={className} aria-current={current}>
      {children}
    </PageLink>
  );
};
