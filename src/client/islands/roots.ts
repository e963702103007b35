/** Finds the islands of a page. */

/** The `data-` attribute of a hydrated island. */
export const LIVE = "live";

interface IslandRoot {
  /** The element that React hydrates. */
  readonly root: HTMLElement;
  /** Props as JSON. */
  readonly data: string;
}

/** Returns the islands with a name, as `Island` renders them. */
export const islandRoots = (document: Document, name: string): readonly IslandRoot[] =>
  [...document.querySelectorAll<HTMLScriptElement>(`script[data-island="${name}"]`)].flatMap(({ nextElementSibling: root, text: data }) =>
    root instanceof HTMLElement ? [{ root, data }] : [],
  );
