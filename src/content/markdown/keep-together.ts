import type { Element, Parent, Root, Text } from "hast";
import visit from "unist-util-visit";
import { NOWRAP, nowrapParts } from "../format/nowrap";

/** Puts every range, time, and number with its unit into an element that no line may part. */
export const keepTogether = (tree: Root): void => {
  visit(tree, "text", (text: Text, index, parent) => {
    const parts = nowrapParts(text.value);
    if (parts.length === 1) return undefined;
    const nodes = parts.flatMap((value, place): (Element | Text)[] => {
      const part: Text = { type: "text", value };
      if (place % 2 === 0) return value === "" ? [] : [part];
      return [{ type: "element", tagName: "span", properties: { className: [NOWRAP] }, children: [part] }];
    });
    (parent as Parent).children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
};
