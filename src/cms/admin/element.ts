/** Creates an element with children. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
};

/** Creates a link that opens in a new tab, so that the form stays open. */
export const linkTo = (href: string, ...words: readonly (Node | string)[]): HTMLAnchorElement =>
  Object.assign(element("a", ...words), { href, target: "_blank", rel: "noopener" });
