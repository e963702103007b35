/** Finds the islands on a page. */

/** Name of the `data-` attribute that marks a hydrated island. */
export const LIVE = "live";

/** Name of the `data-` attribute that marks a form that was submitted before hydration and has not changed since. */
export const SUBMITTED = "submitted";

/** Returns `root` (the element to hydrate) and `data` (the props as JSON) for each island with the given name. */
export const islandRoots = (document: Document, name: string) =>
  [...document.querySelectorAll<HTMLScriptElement>(`script[data-island="${name}"]`)].flatMap(({ nextElementSibling: root, text: data }) =>
    root instanceof HTMLElement ? [{ root, data }] : [],
  );
