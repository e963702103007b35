/** Builds a page's head from Gatsby's head elements. */
import { cloneElement, isValidElement, type ReactNode } from "react";
import { loadsOnInteraction, type IslandName } from "../client/islands/islands";
import { inEnglish } from "../content/shared/languages";
import { hashSource } from "../policy/hash-source";
import { pagePolicy } from "../policy/policy";
import type { PageBuild } from "./page-build";
import type { Rendered } from "./page-styles";

interface NodeProps {
  readonly id?: string;
  readonly sliceId?: string;
  readonly "data-href"?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

const propsOf = (node: ReactNode): NodeProps => (isValidElement<NodeProps>(node) ? node.props : {});
const keyOf = (node: ReactNode): string => (isValidElement(node) ? String(node.key) : "");

/**
 * Returns a page's scripts: the script of every page, the script that hydrates islands on the first interaction (if the page has such an
 * island), the script of built-in posts, and inline scripts (of its islands, of the page itself and of analytics).
 */
export const pageScripts = (
  page: string,
  { islands, isPost }: Pick<Rendered, "islands" | "isPost">,
  build: PageBuild,
): readonly ReactNode[] => {
  const inline = [...islands.map((name) => build.inlineByIsland[name as IslandName]), build.byPage[inEnglish(page)], build.analytics?.code];
  return [
    <script key="script-every-page" async src={build.script} />,
    islands.some(loadsOnInteraction) && <script key="script-waiting" async src={build.onInteraction} />,
    isPost && <script key="script-post" async src={build.onPosts} />,
    ...inline.map((code, index) => code && <script key={`inline-script-${index}`} dangerouslySetInnerHTML={{ __html: code }} />),
  ];
};

const isStyle = (node: ReactNode): boolean => isValidElement(node) && node.type === "style";
const isInlineScript = (node: ReactNode): boolean => keyOf(node).startsWith("inline-script-");

/** Checks for the print style sheet. It must follow the page's styles, which define the order of the cascade layers. */
const isForPrint = (node: ReactNode): boolean => keyOf(node) === "print";

/** Checks for Gatsby's site-wide styles. Each page has its own styles instead (page-styles.ts). */
const isSiteStyle = (node: ReactNode): boolean => propsOf(node)["data-href"] !== undefined;

const textOf = (node: ReactNode): string => propsOf(node).dangerouslySetInnerHTML?.__html ?? "";

/**
 * Returns the head in order: other tags, the page's styles, the print style sheet, inline scripts. Omits Gatsby's site-wide styles, its
 * generator tag, and the styles and script of gatsby-plugin-image, which src/components/ui/picture.tsx does not need.
 */
export const inOrder = (head: readonly ReactNode[]): readonly ReactNode[] => {
  const order = [isStyle, isForPrint, isInlineScript];
  const rank = (node: ReactNode): number => order.findIndex((is) => is(node));
  return head.filter((node) => !/^(?:gatsby-image|generator)-/.test(keyOf(node)) && !isSiteStyle(node)).sort((a, b) => rank(a) - rank(b));
};

/** Attribute that React Helmet adds to its tags, to find them in the browser. In built pages, React Helmet does not run there. */
const HELMET_MARK = "data-react-helmet";

/** Returns the head without React Helmet's marks. */
export const withoutHelmetMarks = (head: readonly ReactNode[]): readonly ReactNode[] =>
  head.map((node) => (HELMET_MARK in propsOf(node) && isValidElement(node) ? cloneElement(node, { [HELMET_MARK]: undefined }) : node));

/** Returns the head with its Content-Security-Policy as the first element. The policy allows the head's inline styles and scripts. */
export const withPolicy = (
  head: readonly ReactNode[],
  { inlineByIsland, toastStyles, endpoint, hasTurnstile, analytics }: PageBuild,
): readonly ReactNode[] => {
  const codes = head.filter(isInlineScript).map(textOf);
  const hasQuoteForm = codes.includes(inlineByIsland["quote-form"] ?? "");
  const styles = [...head.filter(isStyle).map((node) => hashSource(textOf(node))), ...(hasQuoteForm ? toastStyles : [])];
  const policy = pagePolicy({ scripts: codes.map(hashSource), styles, endpoint, hasTurnstile, analytics: analytics?.sources });
  return [<meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />, ...head];
};

/**
 * Returns the end of the body without the two elements that start Gatsby's runtime: the inline script that differs on each page, and the
 * placeholder for all other scripts.
 *
 * @throws if either element is missing, which means that Gatsby has changed how it starts its runtime
 */
export const withoutRuntime = (body: readonly ReactNode[]): readonly ReactNode[] => {
  const others = body.filter((node) => propsOf(node).id !== "gatsby-script-loader" && propsOf(node).sliceId !== "_gatsby-scripts");
  if (others.length === body.length - 2) return others;
  throw new Error(
    'Gatsby has changed how it starts its runtime: expected one element each with id="gatsby-script-loader" and sliceId="_gatsby-scripts"',
  );
};
