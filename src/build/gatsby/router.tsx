import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

interface Wrapper {
  readonly id?: string;
  readonly children?: ReactNode;
  readonly location?: { readonly pathname: string };
}

/** What Gatsby draws a page in. */
export type RootElement = ReactElement<{ readonly children?: ReactNode }>;

/**
 * Draws a page without the two elements of Gatsby's router: the one that takes the focus when the router changes the page, and the one
 * that announces it. They carry style attributes, which a strict Content-Security-Policy refuses.
 *
 * @param pathname of the page, which the router would tell it
 *
 * @throws when these elements are not there: then Gatsby draws pages in another way
 */
export const withoutRouter = (element: RootElement, pathname: string): ReactElement => {
  const [focus, announcer, ...others] = Children.toArray(element.props.children).filter((node) => isValidElement<Wrapper>(node));
  const page = focus?.props.children;
  const isKnown = focus?.props.id === "gatsby-focus-wrapper" && announcer?.props.id === "gatsby-announcer" && others.length === 0;
  if (!isKnown || !isValidElement<Wrapper>(page))
    throw new Error("Gatsby has changed how it draws pages: expected in its root gatsby-focus-wrapper and gatsby-announcer");
  return cloneElement(page, { location: { pathname } });
};
