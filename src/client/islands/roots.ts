/** Finds the islands of a page. */

/** The `data-` attribute of an island that React answers for. */
export const LIVE = "live";

interface IslandRoot {
  /** What React draws into. */
  readonly root: HTMLElement;
  /** Its props as JSON. */
  readonly data: string;
}

/** Lists the islands of a name, as `Island` writes them. */
export const islandRoots = (document: Document, name: string): readonly IslandRoot[] =>
  [...document.querySelectorAll<HTMLScriptElement>(`script[data-island="${name}"]`)].flatMap(({ nextElementSibling: root, text: data }) =>
    root instanceof HTMLElement ? [{ root, data }] : [],
  );
