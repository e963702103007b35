/** Moves print styles out of the pages into a style sheet that does not block rendering. */
import postcss, { type ChildNode, type Container } from "postcss";

/** Matches a media query that only print can match, such as `print` or `print and (scripting: enabled)`. */
const PRINT = /^\s*(?:only\s+)?print(?:\s+and\b.*|\s*)$/;

const isPrint = (node: ChildNode): boolean =>
  node.type === "atrule" && (node.name === "page" || (node.name === "media" && node.params.split(",").every((query) => PRINT.test(query))));

/** Removes a container's screen rules if `keepsPrint`, otherwise its print rules. Also removes at-rules that become empty. */
const sift = (container: Container, keepsPrint: boolean): void => {
  container.each((node) => {
    if (isPrint(node)) {
      if (!keepsPrint) node.remove();
    } else if (node.type === "atrule" && node.nodes) {
      sift(node, keepsPrint);
      if (node.nodes.length === 0) node.remove();
    } else if (keepsPrint) node.remove();
  });
};

/** Returns a style sheet's print rules if `keepsPrint`, otherwise its screen rules. */
const sifted = (css: string, keepsPrint: boolean): string => {
  const root = postcss.parse(css);
  sift(root, keepsPrint);
  return root.toString();
};

/** Splits a style sheet into screen and print styles. Only the screen styles define the order of the cascade layers. */
export const splitPrint = (css: string): { readonly screen: string; readonly print: string } => ({
  screen: sifted(css, false),
  print: sifted(css, true),
});
