/** Builds a page's head from Gatsby's head elements. */
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { isWaiting, type IslandName } from "../../client/islands/islands";
import { inEnglish } from "../../content/shared/languages";
import { hashSource } from "../policy/toast-style-hashes";
import { pagePolicy } from "../policy/policy";
import type { PageBuild } from "./page-build";

interface NodeProps {
  readonly id?: string;
  readonly sliceId?: string;
  readonly "data-href"?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

const propsOf = (node: ReactNode): NodeProps => (isValidElement<NodeProps>(node) ? node.props : {});

const isTag = (node: ReactNode, tag: string): boolean => isValidElement(node) && node.type === tag;

/** Returns the inline scripts of a page: those of its islands, and its own. */
export const pageScripts = (page: string, islands: readonly string[], { byIsland, byPage }: PageBuild): readonly ReactElement[] =>
  [...islands.map((name) => byIsland[name as IslandName]), byPage[inEnglish(page)]].flatMap((code, index) =>
    code === undefined ? [] : [<script key={`page-script-${index}`} dangerouslySetInnerHTML={{ __html: code }} />],
  );

/** Returns the script of a page with an island that is hydrated on interaction. */
export const waitingScript = (islands: readonly string[], { waiting }: PageBuild): readonly ReactElement[] =>
  islands.some(isWaiting) ? [<script key="script-waiting" async src={waiting} />] : [];

/** Returns the analytics script, if any. */
export const analyticsScript = ({ analytics }: PageBuild): readonly ReactElement[] =>
  analytics ? [<script key="page-script-analytics" dangerouslySetInnerHTML={{ __html: analytics.code }} />] : [];

/** Checks for elements that are not needed: those of gatsby-plugin-image's component, and Gatsby's version. */
const isLeftOut = (node: ReactNode): boolean => isValidElement(node) && /^(?:gatsby-image|generator)-/.test(String(node.key));
const isPageScript = (node: ReactNode): boolean => isValidElement(node) && String(node.key).startsWith("page-script");

/** Checks for the print style sheet, which overrides tokens and must not define the order of the cascade layers. */
const isForPrint = (node: ReactNode): boolean => isValidElement(node) && node.key === "print";

/** Checks for the styles of the whole site, which each page's own styles replace (page-styles.ts). */
const isSiteStyle = (node: ReactNode): boolean => propsOf(node)["data-href"] !== undefined;

const textOf = (node: ReactNode): string => propsOf(node).dangerouslySetInnerHTML?.__html ?? "";

/**
 * Orders the head: tags for search engines, the page's styles, the print style sheet, the script. Omits the styles of the whole site, the styles
 * and script of gatsby-plugin-image (src/components/ui/picture.tsx needs neither), and Gatsby's version.
 */
export const inOrder = (head: readonly ReactNode[]): readonly ReactNode[] => {
  const nodes = head.filter((node) => !isLeftOut(node) && !isSiteStyle(node));
  const order = [(node: ReactNode) => isTag(node, "style"), isForPrint, isPageScript];
  const rank = (node: ReactNode): number => order.findIndex((is) => is(node));
  return nodes.sort((a, b) => rank(a) - rank(b));
};

/** Adds the page's policy, which allows the styles and scripts of this head, as the first element. */
export const withPolicy = (
  head: readonly ReactNode[],
  { byIsland, toastStyles, endpoint, hasTurnstile, analytics }: PageBuild,
): readonly ReactNode[] => {
  const styles = head.filter((node) => isTag(node, "style")).map((node) => hashSource(textOf(node)));
  const codes = head.filter(isPageScript).map(textOf);
  const later = codes.includes(byIsland["quote-form"] ?? "") ? toastStyles : [];
  const scripts = codes.map(hashSource);
  const policy = pagePolicy({ scripts, styles: [...styles, ...later], endpoint, hasTurnstile, analytics: analytics?.sources });
  return [<meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />, ...head];
};

/**
 * Removes what starts Gatsby's runtime from the end of the body: the inline script that differs on each page, and the place of all
 * other scripts.
 *
 * @throws if they are missing, because Gatsby has changed how it starts its runtime
 */
export const withoutRuntime = (body: readonly ReactNode[]): readonly ReactNode[] => {
  const isLoader = (node: ReactNode) => propsOf(node).id === "gatsby-script-loader";
  const isPlace = (node: ReactNode) => propsOf(node).sliceId === "_gatsby-scripts";
  if (body.filter(isLoader).length === 1 && body.filter(isPlace).length === 1)
    return body.filter((node) => !isLoader(node) && !isPlace(node));
  throw new Error(
    'Gatsby has changed how it starts its runtime: expected id="gatsby-script-loader" and sliceId="_gatsby-scripts" in the body, each once',
  );
};
