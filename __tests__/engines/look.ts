/** Questions to a page. They run in it, so none may use anything from outside itself. */

/** The texts of the visible elements a selector finds, blanks made single. */
export const shownTexts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const copy = element.cloneNode(true);
      if (copy instanceof Element) for (const hidden of copy.querySelectorAll("script, style, noscript")) hidden.remove();
      return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
    });

/** Whether an element has the focus. */
export const hasFocus = (selector: string): boolean => document.activeElement?.matches(selector) ?? false;

/** Whether React answers for an island of the page. */
export const hasLife = (): boolean => document.querySelector("[data-live]") !== null;

/** The address of the page, without its origin. */
export const address = (): string => location.pathname + location.search + location.hash;

/** The labels of the menus that are open. */
export const opened = (): readonly string[] =>
  [...document.querySelectorAll("header details[open] > summary")].map((summary) => summary.textContent);

/** The values of all fields by their names; of radio buttons, the one that is chosen. */
export const fieldValues = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll("input, select, textarea")].flatMap((field) =>
      (field instanceof HTMLInputElement && (field.type !== "radio" || field.checked)) ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
        ? [[field.name, field.value]]
        : [],
    ),
  );

/**
 * Scrolls to an element at once if something covers it. The clients would roll there, as the site's links do, and click before they arrive.
 *
 * @throws when the page has no such element
 */
export const bringIntoView = (selector: string): void => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector} in ${location.pathname}.`);
  const { left, top, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!shown || !element.contains(shown)) element.scrollIntoView({ block: "center", behavior: "instant" });
};
