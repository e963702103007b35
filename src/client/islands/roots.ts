/** Finds the islands of a page. */

/** The `data-` attribute of a hydrated island. */
export const LIVE = "live";

/** Returns all islands with a name: for each, the element that React hydrates, and its props as JSON. */
export const islandRoots = (document: Document, name: string) =>
  [...document.querySelectorAll<HTMLScriptElement>(`script[data-island="${name}"]`)].flatMap(({ nextElementSibling: root, text: data }) =>
    root instanceof HTMLElement ? [{ root, data }] : [],
  );
