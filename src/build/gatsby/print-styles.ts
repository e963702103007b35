/** Takes what only paper needs out of the styles that stand in the pages: browsers fetch a sheet for print last, and wait for it nowhere. */
import postcss, { type ChildNode, type Container } from "postcss";

const isPrint = (node: ChildNode): boolean =>
  node.type === "atrule" && (node.name === "page" || (node.name === "media" && node.params === "print"));

/** Leaves in a container the rules for print alone, or all but them. Layers and conditions around them stay, emptied ones go. */
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

const sifted = (css: string, keepsPrint: boolean): string => {
  const root = postcss.parse(css);
  sift(root, keepsPrint);
  return root.toString();
};

/** Splits a style sheet into what screens need and what only print does. The first part says in what order the cascade layers come. */
export const splitPrint = (css: string): { readonly screen: string; readonly print: string } => ({
  screen: sifted(css, false),
  print: sifted(css, true),
});
