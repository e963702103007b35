import { Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./button-link.module.css";

interface ButtonLinkProps {
  /** A path of this site, or a `tel:` or `mailto:` link. */
  readonly to: string;
  readonly children: ReactNode;
  /** One primary button a screen; the others are outlined. */
  readonly variant?: "primary" | "outline";
}

/** Draws a link that asks for action. */
export const ButtonLink = ({ to, children, variant = "primary" }: ButtonLinkProps) => {
  const className = `${styles.button} ${variant === "primary" ? styles.primary : styles.outline}`;
  return to.startsWith("/") ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
};
