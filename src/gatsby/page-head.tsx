/** Makes the head of a built page out of what Gatsby would write there. */
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { hashSource } from "../policy/hash-source";
import { pagePolicy } from "../policy/policy";
import { pageParts, queryFile, type PageInfo } from "../publish/page-parts";
import type { PageBuild } from "./page-build";
import { pageDigest } from "./page-digest";

interface NodeProps {
  readonly id?: string;
  readonly type?: string;
  readonly sliceId?: string;
  readonly "data-href"?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

const propsOf = (node: ReactNode): NodeProps => (isValidElement<NodeProps>(node) ? node.props : {});

const isTag = (node: ReactNode, tag: string): boolean => isValidElement(node) && node.type === tag;

/**
 * Finds in what Gatsby knows of a page what its scripts and data are.
 *
 * @throws when Gatsby describes pages in another form
 */
export const pageInfoOf = (pageData: object): PageInfo => {
  const { componentChunkName, staticQueryHashes, result }: Partial<PageInfo> = pageData;
  if (typeof componentChunkName === "string" && Array.isArray(staticQueryHashes)) return { componentChunkName, staticQueryHashes, result };
  throw new Error(
    `Gatsby knows its pages otherwise: expected componentChunkName and staticQueryHashes, found ${Object.keys(pageData).join(", ")}`,
  );
};

/**
 * Digests what a page is built from: the app does not take over a page with other data.
 *
 * @param read reads a file of Gatsby's folder as JSON
 */
export const builtFrom = ({ componentChunkName, staticQueryHashes, result }: PageInfo, read: (file: string) => unknown): string => {
  const queries = staticQueryHashes.map((hash) => [hash, read(queryFile(hash))]);
  return pageDigest({ componentChunkName, json: result, staticQueryResults: Object.fromEntries(queries) });
};

/** The script that every page has: the code is the same, the attributes say what differs. */
export const pageScript = (page: string, info: PageInfo, digest: string, { code, byComponent }: PageBuild): ReactElement => {
  const { data, scripts } = pageParts(page, info, byComponent);
  return (
    <script
      key="page-script"
      data-page={page}
      data-parts={[...data, ...scripts].map((file) => `/${file}`).join(" ")}
      data-digest={digest}
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
};

/** The script that a page has of its own, behind the one of every page; most have none. */
export const ownScript = (page: string, { own }: PageBuild): readonly ReactElement[] => {
  const code = own[page];
  return code === undefined ? [] : [<script key="page-script-own" dangerouslySetInnerHTML={{ __html: code }} />];
};

/** The script that every page has besides on a site that counts its visits. */
export const countingScript = ({ counting }: PageBuild): readonly ReactElement[] =>
  counting ? [<script key="page-script-counting" dangerouslySetInnerHTML={{ __html: counting.code }} />] : [];

/** Of no use here: what gatsby-plugin-image adds for its own component, and the tag that names Gatsby's version. */
const isLeftOut = (node: ReactNode): boolean => isValidElement(node) && /^(?:gatsby-image|generator)-/.test(String(node.key));
const isPageScript = (node: ReactNode): boolean => isValidElement(node) && String(node.key).startsWith("page-script");

/** The style sheet of src/styles names the cascade layers. */
const isSiteStyle = (node: ReactNode): boolean => /\/app\.[^/]*$/.test(propsOf(node)["data-href"] ?? "");

/** The sheet for print overrides the others' tokens, and must not be the first to name the cascade layers. */
const isForPrint = (node: ReactNode): boolean => isValidElement(node) && node.key === "print";

const textOf = (node: ReactNode): string => propsOf(node).dangerouslySetInnerHTML?.__html ?? "";

/**
 * Writes the site's sheet into one element with the page's, behind which Gatsby prints it, so that the policy names one hash. Webpack
 * finds a page's own sheet again by `data-href`, and does not load it a second time; the site's it never looks for.
 */
const joinedStyles = (styles: readonly ReactNode[]): readonly ReactNode[] => {
  const [own, ...others] = styles.filter((node) => !isSiteStyle(node));
  const code = [...styles.filter(isSiteStyle), own].map(textOf).join("");
  return code ? [<style key="style" data-href={propsOf(own)["data-href"]} dangerouslySetInnerHTML={{ __html: code }} />, ...others] : [];
};

/**
 * Puts the styles after the tags that search engines read, the sheet for print behind them, and the script last. Leaves out
 * the styles and the script of gatsby-plugin-image (src/components/ui/picture.tsx needs neither) and the name of Gatsby.
 */
export const inOrder = (head: readonly ReactNode[]): readonly ReactNode[] => {
  const nodes = head.filter((node) => !isLeftOut(node));
  const isStyle = (node: ReactNode) => propsOf(node)["data-href"] !== undefined;
  return [
    ...nodes.filter((node) => !isStyle(node) && !isForPrint(node) && !isPageScript(node)),
    ...joinedStyles(nodes.filter(isStyle)),
    ...nodes.filter(isForPrint),
    ...nodes.filter(isPageScript),
  ];
};

/** Puts the policy of a page before all it speaks of: it allows the styles and scripts of this head. */
export const withPolicy = (
  head: readonly ReactNode[],
  { laterStyles, endpoint, hasTurnstile, counting }: PageBuild,
): readonly ReactNode[] => {
  const styles = head.filter((node) => isTag(node, "style")).map((node) => hashSource(textOf(node)));
  const scripts = head.filter(isPageScript).map((node) => hashSource(textOf(node)));
  const policy = pagePolicy({ scripts, styles: [...styles, ...laterStyles], endpoint, hasTurnstile, counting: counting?.sources });
  return [<meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />, ...head];
};

const nameOf = (node: ReactNode): string => {
  if (!isValidElement(node)) return "no element";
  const { id, sliceId } = propsOf(node);
  const tag = typeof node.type === "string" ? node.type : "a component";
  return `<${tag}${id ? ` id="${id}"` : ""}${sliceId ? ` sliceId="${sliceId}"` : ""}>`;
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
    `Gatsby starts its runtime otherwise: expected at the end of the body one <script id="gatsby-script-loader"> and one sliceId="_gatsby-scripts", found ${body.map(nameOf).join(", ") || "nothing"}`,
  );
};
