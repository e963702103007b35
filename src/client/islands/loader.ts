import { islandRoots, LIVE } from "./roots";

/** Timeout of a script. It still runs if it arrives later. */
const TIMEOUT_MS = 10_000;

const run = (document: Document, src: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement("script");
    const end = (isLoaded: boolean) => () => {
      // A retry adds a new element.
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    Object.assign(script, { src, onload: end(true), onerror: end(false) });
    setTimeout(end(false), TIMEOUT_MS);
    document.head.append(script);
  });

/**
 * Returns a function that loads an island's scripts and resolves to whether the island is hydrated. The order does not matter: webpack
 * runs the island when all scripts are loaded. Each further call retries the missing ones with a query, because the browser may have
 * cached a wrong response for a year.
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
    // All files loaded but nothing ran: a host has sent something else, such as an error page.
    if (loaded.size === files.length && !isLive()) loaded.clear();
    return isLive();
  };
  return () => (isLive() ? Promise.resolve(true) : (loading ??= load()));
};
