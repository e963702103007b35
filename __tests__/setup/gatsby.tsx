/** Stands for Gatsby in tests: links are plain anchors, and a test says what a static query answers. */
import type { AnchorHTMLAttributes } from "react";

/** What the router says of a link's address and the page's. */
const ELSEWHERE = { isCurrent: false, isPartiallyCurrent: false };

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly getProps?: ((place: typeof ELSEWHERE) => object) | undefined;
}

/** Stands for Gatsby's link: an anchor, since no router runs in these tests, on a page that no link leads to. */
export const Link = ({ to, children, getProps = () => ({}), ...anchor }: LinkProps) => (
  <a href={to} {...anchor} {...getProps(ELSEWHERE)}>
    {children}
  </a>
);

/** Takes the place of the tag that webpack would replace. */
export const graphql = jest.fn();
/** Answers nothing until a test says what. */
export const useStaticQuery = jest.fn();
