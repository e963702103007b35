/** Makes elements. Text is set as text: what a visitor wrote is never read as HTML. */

type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

/** Makes an element with attributes, listeners (functions, named by their event) and children. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
};

/** Makes a button. */
export const button = (label: string, act: () => unknown, attributes: Attributes = {}): HTMLButtonElement =>
  make("button", { type: "button", click: () => void act(), ...attributes }, label);

/**
 * Finds an element of the page by its id.
 *
 * @throws when the page has none: page and script come out of one build
 */
export const part = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
};

/** Says what has happened, to the eye and to screen readers. */
export const say = (text: string): void => {
  part("status").textContent = text;
};
