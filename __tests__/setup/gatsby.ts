/** Fakes Gatsby. Links are plain anchors, and tests set the results of static queries. */
import type { AnchorHTMLAttributes } from "react";

/** What the router reports about a link to another page. */
const ELSEWHERE = { isCurrent: false, isPartiallyCurrent: false };

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly getProps?: ((place: typeof ELSEWHERE) => object) | undefined;
}

/** Renders an anchor, because these tests have no router. Every link counts as a link to another page. */
export const Link = ({ to, children, getProps = () => ({}), ...anchor }: LinkProps) => (
  <a href={to} {...anchor} {...getProps(ELSEWHERE)}>
    {children}
  </a>
);

/** Replaces the `graphql` tag, which Gatsby compiles away. */
export const graphql = jest.fn();
/** Returns undefined until a test sets the result. */
export const useStaticQuery = jest.fn();
