import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

interface Wrapper {
  readonly id?: string;
  readonly children?: ReactNode;
  readonly location?: { readonly pathname: string };
}

/** Gatsby's elements around a page. */
export type RootElement = ReactElement<{ readonly children?: ReactNode }>;

/**
 * Renders a page without the two elements of Gatsby's router: the one that gets the focus after navigation, and the one
 * that announces it. They have style attributes, which a strict Content-Security-Policy refuses.
 *
 * @param pathname path of the page, which the router would set
 *
 * @throws if these elements are missing: Gatsby then renders pages in another way
 */
export const withoutRouter = (element: RootElement, pathname: string): ReactElement => {
  const [focus, announcer, ...others] = Children.toArray(element.props.children).filter((node) => isValidElement<Wrapper>(node));
  const page = focus?.props.children;
  const isKnown = focus?.props.id === "gatsby-focus-wrapper" && announcer?.props.id === "gatsby-announcer" && others.length === 0;
  if (!isKnown || !isValidElement<Wrapper>(page))
    throw new Error("Gatsby has changed how it draws pages: expected in its root gatsby-focus-wrapper and gatsby-announcer");
  return cloneElement(page, { location: { pathname } });
};
