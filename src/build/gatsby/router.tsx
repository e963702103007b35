import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

interface Wrapper {
  readonly id?: string;
  readonly children?: ReactNode;
  readonly location?: { readonly pathname: string };
}

/** What Gatsby draws a page in. */
export type RootElement = ReactElement<{ readonly children?: ReactNode }>;

const EXPECTED = ["gatsby-focus-wrapper", "gatsby-announcer"];

const idOf = (node: ReactNode): string => (isValidElement<Wrapper>(node) ? (node.props.id ?? "no id") : "no element");

/**
 * Draws a page without the two elements of Gatsby's router: the one that takes the focus when the router changes the page, and the one
 * that announces it. They carry style attributes, which a strict Content-Security-Policy refuses.
 *
 * @param pathname of the page, which the router would tell it
 *
 * @throws when these elements are not there: then Gatsby draws pages in another way
 */
export const withoutRouter = (element: RootElement, pathname: string): ReactElement => {
  const children = Children.toArray(element.props.children);
  const found = children.map(idOf);
  const page = isValidElement<Wrapper>(children[0]) ? children[0].props.children : undefined;
  if (found.join() !== EXPECTED.join() || !isValidElement<Wrapper>(page))
    throw new Error(
      `Gatsby has changed how it draws pages: expected in its root ${EXPECTED.join(", ")}, found ${found.join(", ") || "nothing"}`,
    );
  return cloneElement(page, { location: { pathname } });
};
