/** Functions that run in a page, so they cannot use anything from outside their own body. */

/** Returns the text of each visible matching element, with whitespace collapsed. */
export const shownTexts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const copy = element.cloneNode(true);
      if (copy instanceof Element) for (const hidden of copy.querySelectorAll("script, style, noscript")) hidden.remove();
      return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
    });

/** Checks whether an element has focus. */
export const hasFocus = (selector: string): boolean => document.activeElement?.matches(selector) ?? false;

/** Returns the page's path, query and hash. */
export const address = (): string => location.pathname + location.search + location.hash;

/**
 * Checks whether the page has loaded and its view transition is over. Browsers scroll to the hash again after the load event, and during a
 * view transition, clicks go to the root element.
 */
export const acceptsClicks = (): boolean =>
  document.readyState === "complete" && document.elementFromPoint(innerWidth / 2, innerHeight / 2) !== document.documentElement;

/** Returns the labels of the header's open menus. */
export const openMenus = (): readonly string[] =>
  [...document.querySelectorAll("header details[open] > summary")].map((summary) => summary.textContent);

/** Returns the values of all fields by name; for radio buttons, the selected value. */
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
 * Scrolls to an element that is covered or off screen. Scrolls instantly, because Puppeteer and Selenium do not wait for smooth scrolling.
 *
 * @throws Error if the page has no such element
 */
export const bringIntoView = (selector: string): void => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${location.pathname} has no ${selector}.`);
  const { left, top, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!shown || !element.contains(shown)) element.scrollIntoView({ block: "center", behavior: "instant" });
};

/** Makes the page's POST requests succeed without sending them. The response is the Worker's; other receivers need only its status. */
export const interceptRequests = (): void => {
  const originalFetch = window.fetch.bind(window);
  window.fetch = (to, options) =>
    options?.method === "POST" ? Promise.resolve(new Response('{"received":true}')) : originalFetch(to, options);
};
