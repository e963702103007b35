import { pageDigest } from "./page-digest";
import type { PageResources } from "./runtime-globals";

const load = async ({ ___loader, location }: Window): Promise<PageResources> => {
  try {
    return (await ___loader?.loadPage(location.pathname + location.search)) ?? {};
  } catch {
    return {};
  }
};

/**
 * Loads what the app will draw this page from, and tells whether it is what the page was built from. It is not when the
 * data is lost, or when the site was published anew since the page was loaded: React would find other words than there
 * are and draw the page again, empty form and all.
 *
 * Data that is alike may belong to a newer build all the same. Gatsby would load the page anew for that (cache-dir/production-app.js);
 * kept as this build's own, it does so with the next page instead.
 */
export const isPageItsOwn = async (window: Window): Promise<boolean> => {
  const { page, json, staticQueryResults } = await load(window);
  if (!page) return false;
  page.webpackCompilationHash = window.___webpackCompilationHash;
  const built = window.document.querySelector<HTMLElement>("script[data-page]")?.dataset.digest;
  return pageDigest({ componentChunkName: page.componentChunkName, json, staticQueryResults }) === built;
};
