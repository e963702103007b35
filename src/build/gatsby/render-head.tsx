/** Gatsby's SSR hooks: the head and the end of the body of every page. */
import type { GatsbySSR } from "gatsby";
import { inLanguage, languageOf } from "../../content/shared/languages";
import { siteFiles } from "../../content/shared/routes";
import font from "../../components/styles/fonts/archivo-wide.woff2";
import type { PageBuild } from "./page-build";
import { analyticsScript, inOrder, pageScripts, waitingScript, withoutRuntime, withPolicy } from "./page-head";
import { drawnIn, pageStyles } from "./page-styles";
import { withoutRouter, type RootElement } from "./router";

/** Set by src/build/gatsby/webpack.ts in builds. In `develop`, Gatsby's runtime starts as usual. */
declare const PAGE_BUILD: PageBuild | undefined;

const build = PAGE_BUILD;

const stylesOf = build && pageStyles(build.styles);

/** Removes the elements of Gatsby's router, which does not run in built pages. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) =>
  build ? withoutRouter(element as RootElement, pathname) : element;

/** Gatsby's argument with the page's HTML, which its types do not have. */
type BodyPage = Parameters<NonNullable<GatsbySSR["onRenderBody"]>>[0] & { readonly bodyHtml?: string };

/** Links the feed, preloads the font, and adds the page's styles and scripts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, pathname, bodyHtml = "" }: BodyPage) => {
  const language = languageOf(pathname);
  const feedTitle = build?.feedTitles[language];
  setHeadComponents([
    ...(feedTitle === undefined
      ? []
      : [<link key="feed" rel="alternate" type="application/rss+xml" title={feedTitle} href={inLanguage(siteFiles.feed, language)} />]),
    <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
  ]);
  if (!build || !stylesOf) return;
  const drawn = drawnIn(bodyHtml);
  setHeadComponents([
    <style key="style" dangerouslySetInnerHTML={{ __html: stylesOf(drawn) }} />,
    <link key="print" rel="stylesheet" media="print" href={build.printStyles} />,
    <script key="script-beside" async src={build.script} />,
    ...waitingScript(drawn.islands, build),
    ...pageScripts(pathname, drawn.islands, build),
    ...analyticsScript(build),
  ]);
};

/** Orders the head and, in a build, adds the page's policy and removes Gatsby's runtime. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const head = inOrder(page.getHeadComponents());
  page.replaceHeadComponents([...(build ? withPolicy(head, build) : head)]);
  if (build) page.replacePostBodyComponents([...withoutRuntime(page.getPostBodyComponents())]);
};
