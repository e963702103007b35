/** Trims what Gatsby's webpack would put into the browser. */
import type { GatsbyNode } from "gatsby";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  // Source maps are for developers; the published folder holds none.
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
