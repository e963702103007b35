import { islandRoots, LIVE } from "./roots";

/** How long a script may hang before it counts as lost. It still runs if it comes. */
const LOST_MS = 10_000;

const run = (document: Document, src: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement("script");
    const end = (isLoaded: boolean) => () => {
      // A script that has failed is asked for again by another element.
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    Object.assign(script, { src, onload: end(true), onerror: end(false) });
    setTimeout(end(false), LOST_MS);
    document.head.append(script);
  });

/**
 * Makes the function that loads an island's scripts, in any order: webpack runs the island when the last is there. Each call tries again
 * what has not come, under another address: the browser may keep what came in its place for a year. It tells whether the island lives.
 *
 * @param files addresses of the scripts
 */
export const islandLoader = (document: Document, name: string, files: readonly string[]): (() => Promise<boolean>) => {
  const loaded = new Set<string>();
  const isLive = () => islandRoots(document, name).every(({ root }) => LIVE in root.dataset);
  let loading: Promise<boolean> | undefined;
  let tries = 0;

  const load = async (): Promise<boolean> => {
    const missing = files.filter((file) => !loaded.has(file));
    const query = tries ? `?${tries}` : "";
    tries++;
    await Promise.all(missing.map(async (file) => (await run(document, file + query)) && loaded.add(file)));
    loading = undefined;
    // What came was no script: nothing of it counts.
    if (loaded.size === files.length && !isLive()) loaded.clear();
    return isLive();
  };
  return () => (isLive() ? Promise.resolve(true) : (loading ??= load()));
};
