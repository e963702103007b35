import postcss from "postcss";

/** Joins cascade layers of one name that follow on each other: every module opens the layer of components anew. */
export const withJoinedLayers = (css: string): string => {
  const root = postcss.parse(css);
  root.each((node) => {
    const before = node.prev();
    if (node.type !== "atrule" || node.name !== "layer" || !node.nodes) return;
    if (before?.type !== "atrule" || before.name !== "layer" || !before.nodes || before.params !== node.params) return;
    before.append(node.nodes);
    node.remove();
  });
  return root.toString();
};
