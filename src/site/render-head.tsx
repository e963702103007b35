/** Decides what stands in the head of every page besides its own title and tags. */
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import font from "../styles/fonts/archivo.woff2";

/** Asks for the font before the styles are read. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />]);
};

const isOfImagePlugin = (node: ReactNode): boolean =>
  typeof node === "object" && node !== null && "key" in node && String(node.key).startsWith("gatsby-image-");

/** Leaves out the styles and the script that gatsby-plugin-image adds for its own component: src/components/ui/picture.tsx needs neither. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isOfImagePlugin(node)));
};
