/** Finds the islands on a page. */

/** Name of the `data-` attribute that marks a hydrated island. */
export const LIVE = "live";

/** Returns the element to hydrate (`root`) and the props as JSON (`data`) of each island with the given name. */
export const islandRoots = (document: Document, name: string) =>
  [...document.querySelectorAll<HTMLScriptElement>(`script[data-island="${name}"]`)].flatMap(({ nextElementSibling: root, text: data }) =>
    root instanceof HTMLElement ? [{ root, data }] : [],
  );
