/** A node of a tree of markdown or HTML, as far as its text goes. */
interface TextNode {
  readonly type: string;
  readonly value?: unknown;
  readonly children?: readonly TextNode[];
}

/** Gives the text below a node, as a reader sees it. */
export const textOf = ({ value, children = [] }: TextNode): string => (typeof value === "string" ? value : children.map(textOf).join(""));
