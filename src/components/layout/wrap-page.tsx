import type { GatsbySSR } from "gatsby";
import { Layout } from "./layout";
import { PagePath } from "./nav-link";

/** Puts every page into the frame, on the server and in the browser alike, so that the frame stays while pages change. */
export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element, props }) => (
  <PagePath.Provider value={props.location.pathname}>
    <Layout>{element}</Layout>
  </PagePath.Provider>
);
