/** Stands for Gatsby in tests: links are plain anchors, and a test says what a static query answers. */
import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

export const Link = ({ to, children, ...anchor }: LinkProps) => (
  <a href={to} {...anchor}>
    {children}
  </a>
);

export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
