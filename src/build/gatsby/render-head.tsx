/** Gatsby's SSR hooks: the head and the end of the body of every page. */
import type { GatsbySSR } from "gatsby";
import font from "../../brand/heading.woff2";
import { inLanguage, languageOf } from "../../content/shared/languages";
import { siteFiles } from "../../content/shared/routes";
import type { PageBuild } from "./page-build";
import { inOrder, pageScripts, withoutRuntime, withPolicy } from "./page-head";
import { renderedIn, pageStyles } from "./page-styles";
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

interface Wrapper {
  readonly id?: string;
  readonly children?: ReactNode;
  readonly location?: { readonly pathname: string };
}

/** Gatsby's elements around a page. */
type RootElement = ReactElement<{ readonly children?: ReactNode }>;

/**
 * Renders a page without the two elements of Gatsby's router: the one that gets the focus after navigation, and the one
 * that announces it. They have style attributes, which a strict Content-Security-Policy blocks.
 *
 * @param pathname path of the page, which the router would set
 *
 * @throws if there is no page, because Gatsby has changed how it renders pages
 */
const withoutRouter = (element: RootElement, pathname: string): ReactElement => {
  const children = Children.toArray(element.props.children).filter((node) => isValidElement<Wrapper>(node));
  const page = children.find(({ props }) => props.id === "gatsby-focus-wrapper")?.props.children;
  if (!isValidElement<Wrapper>(page)) throw new Error("Gatsby has changed how it renders pages: expected gatsby-focus-wrapper in its root");
  return cloneElement(page, { location: { pathname } });
};

/** Set by src/build/gatsby/webpack.ts in builds. In `develop`, Gatsby's runtime starts as usual. */
declare const PAGE_BUILD: PageBuild | undefined;

const build = PAGE_BUILD;

const stylesOf = build && pageStyles(build.styles);

/** Removes the elements of Gatsby's router, which does not run in built pages. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) =>
  build ? withoutRouter(element as RootElement, pathname) : element;

/**
 * Renders a page to a string. React 18's stream, Gatsby's default, writes a NUL before some letters such as "ó"
 * (https://github.com/facebook/react/issues/31134).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  // Gatsby renders pages concurrently, but react-helmet stores one head: in a task of its own, a page's head is read before the next render.
  await new Promise(setImmediate);
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
};

/** Gatsby's argument with the page's HTML, which its types do not have. */
type BodyPage = Parameters<NonNullable<GatsbySSR["onRenderBody"]>>[0] & { readonly bodyHtml?: string };

/** Links the feed, preloads the font, and adds the page's styles and scripts. */
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
    ...pageScripts(pathname, rendered.islands, build),
  ]);
};

/** Orders the head and, in a build, adds the page's policy and removes Gatsby's runtime. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const head = inOrder(page.getHeadComponents());
  page.replaceHeadComponents([...(build ? withPolicy(head, build) : head)]);
  if (build) page.replacePostBodyComponents([...withoutRuntime(page.getPostBodyComponents())]);
};
