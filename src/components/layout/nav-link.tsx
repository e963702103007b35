/** Menu links that mark the current page. */
import type { Settings } from "../../content/settings";
import { createContext, useContext, type ReactNode } from "react";
import { PageLanguage } from "../ui/page-language";
import { PageLink } from "../ui/page-link";

type Menus = Settings["navigation"]["header"];
/** A menu link. */
export type NavEntry = Menus["home"];
/** A dropdown of the menu. */
export type NavGroup = Menus["services"];

/** Path of the current page. */
export const PagePath = createContext("");

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  /** Whether pages below its address mark it too, with `aria-current="true"`. */
  readonly isSection?: boolean;
  readonly children: ReactNode;
}

/** Renders a link with `aria-current` on the page it leads to. */
export const NavLink = ({ to, className, isSection = false, children }: LinkProps) => {
  const path = useContext(PagePath);
  const target = useContext(PageLanguage).link(to);
  const current = path === target ? "page" : isSection && path.startsWith(`${target}/`) ? "true" : undefined;
  return (
    <PageLink to={to} className={className} aria-current={current}>
      {children}
    </PageLink>
  );
};
