/** Decides what stands in the head of every page besides its own title and tags. */
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import font from "../styles/fonts/archivo.woff2";

/** Asks for the font before the styles are read. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />]);
};

const isOfImagePlugin = (node: ReactNode): boolean => isValidElement(node) && String(node.key).startsWith("gatsby-image-");

/** The address of a style sheet that Gatsby writes into the page, empty for everything else. */
const styleAddress = (node: ReactNode): string =>
  isValidElement<{ readonly "data-href"?: string }>(node) ? (node.props["data-href"] ?? "") : "";

/** The style sheet of src/styles names the cascade layers. */
const isSiteStyle = (node: ReactNode): boolean => styleAddress(node).startsWith("/app.");

/**
 * Puts the site's styles before those of the page, which Gatsby prints the other way round, and both after the tags that
 * search engines read. Leaves out the styles and the script that gatsby-plugin-image adds for its own component:
 * src/components/ui/picture.tsx needs neither.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const nodes = getHeadComponents().filter((node) => !isOfImagePlugin(node));
  const styles = nodes.filter(styleAddress);
  replaceHeadComponents([
    ...nodes.filter((node) => !styleAddress(node)),
    ...styles.filter(isSiteStyle),
    ...styles.filter((node) => !isSiteStyle(node)),
  ]);
};
