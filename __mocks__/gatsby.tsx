/** Stands for Gatsby in tests: links are plain anchors, and a test says what a static query answers. */
import type { GatsbyLinkProps } from "gatsby";

export const Link = ({
  to,
  activeClassName,
  activeStyle,
  partiallyActive,
  getProps,
  innerRef,
  replace,
  state,
  ...anchor
}: GatsbyLinkProps<unknown>) => <a href={to} {...anchor} />;

export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
