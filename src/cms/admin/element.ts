/** Makes an element with its children. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
};

/** Makes a link that opens in another tab: the form stays as it is. */
export const linkTo = (href: string, ...words: readonly (Node | string)[]): HTMLAnchorElement =>
  Object.assign(element("a", ...words), { href, target: "_blank", rel: "noopener" });
