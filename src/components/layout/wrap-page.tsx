import type { GatsbySSR } from "gatsby";
import { Layout } from "./layout";
import { PagePath } from "./nav-link";

/** Wraps every page in the layout, on the server and in the browser, so that navigation keeps the layout mounted. */
export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element, props }) => (
  <PagePath.Provider value={props.location.pathname}>
    <Layout>{element}</Layout>
  </PagePath.Provider>
);
