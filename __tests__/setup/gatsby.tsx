/** Stands for Gatsby in tests: links are plain anchors, and a test says what a static query answers. */
import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** Stands for Gatsby's link: an anchor, since no router runs in these tests. */
export const Link = ({ to, children, ...anchor }: LinkProps) => (
  <a href={to} {...anchor}>
    {children}
  </a>
);

/** Takes the place of the tag that webpack would replace. */
export const graphql = jest.fn();
/** Answers nothing until a test says what. */
export const useStaticQuery = jest.fn();
