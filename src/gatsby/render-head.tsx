/** Gatsby's SSR hooks: render each page without Gatsby's router, and write its head and the end of its body. */
import type { GatsbySSR } from "gatsby";
import font from "../brand/heading.woff2";
import { inLanguage, languageOf } from "../content/shared/languages";
import { siteFiles } from "../content/shared/routes";
import type { PageBuild } from "./page-build";
import { inOrder, pageScripts, withoutHelmetMarks, withoutRuntime, withPolicy } from "./final-head";
import { renderedIn, pageStyles } from "./page-styles";
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

interface Wrapper {
  readonly id?: string;
  readonly children?: ReactNode;
  readonly location?: { readonly pathname: string };
}

/** Gatsby's wrapper around a page. */
type RootElement = ReactElement<{ readonly children?: ReactNode }>;

/**
 * Returns the page without the two elements of Gatsby's router that receive focus and announce the page after navigation. Their style
 * attributes would violate the Content-Security-Policy.
 *
 * @param pathname the page's path, which the router would otherwise pass as `location`
 * @throws if the page is not in the router's element, which means that Gatsby has changed how it renders pages
 */
const withoutRouter = (element: RootElement, pathname: string): ReactElement => {
  const children = Children.toArray(element.props.children).filter((node) => isValidElement<Wrapper>(node));
  const page = children.find(({ props }) => props.id === "gatsby-focus-wrapper")?.props.children;
  if (!isValidElement<Wrapper>(page)) throw new Error("Gatsby has changed how it renders pages: expected gatsby-focus-wrapper in the root");
  return cloneElement(page, { location: { pathname } });
};

/** Set by src/gatsby/webpack.ts. Undefined in `develop`, where Gatsby's runtime starts as usual. */
declare const PAGE_BUILD: PageBuild | undefined;

const build = PAGE_BUILD;

const stylesOf = build && pageStyles(build.styles);

/** Removes the elements of Gatsby's router, which does not run in built pages. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) =>
  build ? withoutRouter(element as RootElement, pathname) : element;

/**
 * Renders a page to a string. By default, Gatsby uses React 18's stream, which writes a NUL before some characters, such as "ó"
 * (https://github.com/facebook/react/issues/31134).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  // Gatsby renders pages concurrently, but react-helmet stores only one head. Render each page in its own task, so that Gatsby reads
  // the page's head before the next page is rendered.
  await new Promise(setImmediate);
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
};

/** The argument of `onRenderBody`, including the page's HTML, which Gatsby's types omit. */
type BodyPage = Parameters<NonNullable<GatsbySSR["onRenderBody"]>>[0] & { readonly bodyHtml?: string };

/** Adds the feed link, the font preload, and the page's styles and scripts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, pathname, bodyHtml = "" }: BodyPage) => {
  const language = languageOf(pathname);
  const feedTitle = build?.feedTitles[language];
  setHeadComponents([
    feedTitle && (
      <link key="feed" rel="alternate" type="application/rss+xml" title={feedTitle} href={inLanguage(siteFiles.feed, language)} />
    ),
    <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
  ]);
  if (!build || !stylesOf) return;
  const rendered = renderedIn(bodyHtml);
  setHeadComponents([
    <style key="style" dangerouslySetInnerHTML={{ __html: stylesOf(rendered) }} />,
    <link key="print" rel="stylesheet" media="print" href={build.printStyles} />,
    ...pageScripts(pathname, rendered, build),
  ]);
};

/** Orders the head. In a build, also adds the page's Content-Security-Policy, and removes React Helmet's marks and Gatsby's runtime. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const head = inOrder(page.getHeadComponents());
  page.replaceHeadComponents([...(build ? withPolicy(withoutHelmetMarks(head), build) : head)]);
  if (build) page.replacePostBodyComponents([...withoutRuntime(page.getPostBodyComponents())]);
};
