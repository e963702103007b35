import { islandRoots, LIVE } from "./roots";

/** Timeout for loading a script, in milliseconds. A script that arrives later still runs. */
const TIMEOUT_MS = 10_000;

/** Adds a script to the page. Resolves to whether the script has loaded. */
const addScript = (document: Document, src: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement("script");
    const end = (isLoaded: boolean) => () => {
      clearTimeout(timer);
      // Remove the failed script, because a retry adds a new element.
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    const timer = setTimeout(end(false), TIMEOUT_MS);
    Object.assign(script, { src, onload: end(true), onerror: end(false) });
    document.head.append(script);
  });

/**
 * Returns a function that loads an island's scripts and resolves to whether the island is hydrated. The scripts may arrive in any order,
 * because webpack runs the island once all are loaded. Each later call retries the missing scripts with a query string, because the
 * browser may have cached a wrong response for a year.
 *
 * @param files URLs of the scripts
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
    await Promise.all(missing.map(async (file) => (await addScript(document, file + query)) && loaded.add(file)));
    loading = undefined;
    // If all files loaded but nothing ran, the host sent something else, such as an error page. Load all files again next time.
    if (loaded.size === files.length && !isLive()) loaded.clear();
    return isLive();
  };
  return async () => isLive() || (loading ??= load());
};
