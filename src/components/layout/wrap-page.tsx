import type { GatsbySSR } from "gatsby";
import { Layout } from "./layout";

/** Puts every page into the frame, on the server and in the browser alike, so that the frame stays while pages change. */
export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);
