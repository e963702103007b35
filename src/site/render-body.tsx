import type { GatsbySSR } from "gatsby";
import font from "../styles/fonts/archivo.woff2";

/** Asks for the font before the styles are read. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />]);
};
