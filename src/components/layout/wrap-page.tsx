import type { GatsbySSR } from "gatsby";
import { Layout } from "./layout";
import { PagePath } from "./nav-link";

/** Renders every page inside the layout. gatsby-ssr and gatsby-browser both export this function, so that they render the same page. */
export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element, props }) => (
  <PagePath.Provider value={props.location.pathname}>
    <Layout>{element}</Layout>
  </PagePath.Provider>
);
