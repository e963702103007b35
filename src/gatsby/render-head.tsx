/** Decides what stands around the content of every page. */
import path from "node:path";
import type { GatsbySSR } from "gatsby";
import { FEED_PATH } from "../seo/urls";
import font from "../styles/fonts/archivo-wide.woff2";
import type { PageBuild } from "./page-build";
import { builtFrom, countingScript, inOrder, ownScript, pageInfoOf, pageScript, withoutRuntime, withPolicy } from "./page-head";
import { withoutRouterStyles, type RootElement } from "./router-styles";

/** Set by src/gatsby/webpack.ts for a build; `develop` starts Gatsby's runtime in Gatsby's own way. */
declare const PAGE_BUILD: PageBuild | undefined;

const build = PAGE_BUILD;

/** Takes the router's inline styles from the built page: its policy allows no style attribute. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  build ? withoutRouterStyles(element as RootElement) : element;

/**
 * Not imported: Gatsby takes a page whose code imports it to depend on files that Gatsby does not know of, and draws every page anew
 * with every build. These it knows: it draws a page anew when the result of one of its queries changes.
 */
const { existsSync, readFileSync } = process.getBuiltinModule("node:fs");

/** Reads a query's result from Gatsby's folder. One that is not there stops the publishing later, with the names of all that are missing. */
const readResult = (file: string): unknown => {
  const result = path.join("public", file);
  return existsSync(result) ? JSON.parse(readFileSync(result, "utf8")) : undefined;
};

/** Offers the feed, asks for the font before the styles are read, and adds the page's scripts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, loadPageDataSync, pathname }) => {
  setHeadComponents([
    <link key="feed" rel="alternate" type="application/rss+xml" title={build?.feedTitle} href={FEED_PATH} />,
    <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
  ]);
  if (!build) return;
  const info = pageInfoOf(loadPageDataSync(pathname));
  setHeadComponents([
    <link key="print" rel="stylesheet" media="print" href={build.printStyles} />,
    <script key="script-beside" async src={build.script} />,
    pageScript(pathname, info, builtFrom(info, readResult), build),
    ...ownScript(pathname, build),
    ...countingScript(build),
  ]);
};

/** Puts the head into its order and, in a build, adds the page's policy and takes out Gatsby's runtime. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const head = inOrder(page.getHeadComponents());
  page.replaceHeadComponents([...(build ? withPolicy(head, build) : head)]);
  if (build) page.replacePostBodyComponents([...withoutRuntime(page.getPostBodyComponents())]);
};
