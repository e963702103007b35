/** Stands for Gatsby in the CMS's preview, where there is no router: a link is an anchor. */
import type { ReactNode } from "react";

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Draws an anchor with the address and looks of a link. */
export const Link = ({ to, className, children }: LinkProps) => (
  <a href={to} className={className}>
    {children}
  </a>
);
