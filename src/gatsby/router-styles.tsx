import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

interface Styled {
  readonly id?: string;
  readonly style?: Readonly<Record<string, unknown>>;
}

/** What Gatsby draws a page in. */
export type RootElement = ReactElement<{ readonly children?: ReactNode }>;

const EXPECTED = ["gatsby-focus-wrapper", "gatsby-announcer"];

const idOf = (node: ReactNode): string => (isValidElement<Styled>(node) ? (node.props.id ?? "no id") : "no element");

/** The router sets `outline` itself unless it is told otherwise; a style without values makes no attribute. */
const NO_STYLE = { outline: undefined };

/**
 * Draws the two elements of Gatsby's router without style attributes, which a strict Content-Security-Policy refuses: the one that
 * takes the focus and the one that announces pages. src/styles/base.css styles them instead.
 *
 * @throws when these elements are not there: then Gatsby draws pages otherwise
 */
export const withoutRouterStyles = (element: RootElement): ReactElement => {
  const children = Children.toArray(element.props.children);
  const found = children.map(idOf);
  if (found.join() !== EXPECTED.join())
    throw new Error(`Gatsby draws pages otherwise: expected in its root ${EXPECTED.join(", ")}, found ${found.join(", ") || "nothing"}`);
  return cloneElement(
    element,
    {},
    ...children.map((child) => (isValidElement<Styled>(child) ? cloneElement(child, { style: NO_STYLE }) : child)),
  );
};
