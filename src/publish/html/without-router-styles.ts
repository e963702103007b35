const STYLED = /<div(?=[^>]* id="gatsby-(?:announcer|focus-wrapper)")[^>]*>/g;

/**
 * Takes the style attributes from the two elements of Gatsby's router, which a strict Content-Security-Policy refuses:
 * the one that takes the focus and the one that announces pages. src/styles/base.css styles them instead.
 */
export const withoutRouterStyles = (html: string): string => html.replace(STYLED, (tag) => tag.replace(/ style="[^"]*"/, ""));
