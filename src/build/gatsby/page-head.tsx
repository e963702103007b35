/** Makes the head of a built page out of what Gatsby would write there. */
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { isWaiting, type IslandName } from "../../client/islands/islands";
import { inEnglish } from "../../content/shared/languages";
import { hashSource } from "../policy/hash-source";
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

/** The inline scripts that a page has: for its islands, and for itself; most have none. */
export const pageScripts = (page: string, islands: readonly string[], { byIsland, byPage }: PageBuild): readonly ReactElement[] =>
  [...islands.map((name) => byIsland[name as IslandName]), byPage[inEnglish(page)]].flatMap((code, index) =>
    code === undefined ? [] : [<script key={`page-script-${index}`} dangerouslySetInnerHTML={{ __html: code }} />],
  );

/** The script that comes beside a page with an island that waits for a gesture. */
export const waitingScript = (islands: readonly string[], { waiting }: PageBuild): readonly ReactElement[] =>
  islands.some(isWaiting) ? [<script key="script-waiting" async src={waiting} />] : [];

/** The script that every page has besides on a site that counts its visits. */
export const analyticsScript = ({ analytics }: PageBuild): readonly ReactElement[] =>
  analytics ? [<script key="page-script-analytics" dangerouslySetInnerHTML={{ __html: analytics.code }} />] : [];

/** Of no use here: what gatsby-plugin-image adds for its own component, and the tag that names Gatsby's version. */
const isLeftOut = (node: ReactNode): boolean => isValidElement(node) && /^(?:gatsby-image|generator)-/.test(String(node.key));
const isPageScript = (node: ReactNode): boolean => isValidElement(node) && String(node.key).startsWith("page-script");

/** The sheet for print overrides tokens, and must not be the first to name the cascade layers. */
const isForPrint = (node: ReactNode): boolean => isValidElement(node) && node.key === "print";

/** The styles of all pages; a page has its own (page-styles.ts). */
const isSiteStyle = (node: ReactNode): boolean => propsOf(node)["data-href"] !== undefined;

const textOf = (node: ReactNode): string => propsOf(node).dangerouslySetInnerHTML?.__html ?? "";

/**
 * Puts the page's styles after the tags that search engines read, the sheet for print behind them, and the script last. Leaves out the styles of all pages, the styles
 * and the script of gatsby-plugin-image (src/components/ui/picture.tsx needs neither) and the name of Gatsby.
 */
export const inOrder = (head: readonly ReactNode[]): readonly ReactNode[] => {
  const nodes = head.filter((node) => !isLeftOut(node) && !isSiteStyle(node));
  const order = [(node: ReactNode) => isTag(node, "style"), isForPrint, isPageScript];
  const rank = (node: ReactNode): number => order.findIndex((is) => is(node));
  return nodes.sort((a, b) => rank(a) - rank(b));
};

/** Puts the policy of a page before all it speaks of: it allows the styles and scripts of this head. */
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
 * Takes from the end of the body what starts Gatsby's runtime: the inline script that differs on each page, and the place of all
 * other scripts.
 *
 * @throws when they are not there: then Gatsby starts its runtime otherwise, and pages would run it at once
 */
export const withoutRuntime = (body: readonly ReactNode[]): readonly ReactNode[] => {
  const isLoader = (node: ReactNode) => propsOf(node).id === "gatsby-script-loader";
  const isPlace = (node: ReactNode) => propsOf(node).sliceId === "_gatsby-scripts";
  if (body.filter(isLoader).length === 1 && body.filter(isPlace).length === 1)
    return body.filter((node) => !isLoader(node) && !isPlace(node));
  throw new Error(
    'Gatsby starts its runtime otherwise: expected id="gatsby-script-loader" and sliceId="_gatsby-scripts" in the body, each once',
  );
};
