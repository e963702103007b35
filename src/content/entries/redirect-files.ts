/** Lists the files of pages and redirects, as paths in the published folder. */

/** Checks whether a path has an extension, such as /prices.html. */
export const hasEnding = (address: string): boolean => /\.\w+$/.test(address);

/**
 * Returns the files that a host without rules serves at an old path. For /a.html, this is a.html; for /a, both a.html and a/index.html (as
 * for every page); for /a.php, only a.php/index.html, because browsers would download a file named a.php.
 */
export const redirectFiles = (from: string): readonly string[] => {
  if (/\.html?$/.test(from)) return [from];
  return [...(hasEnding(from) ? [] : [`${from}.html`]), `${from}/index.html`];
};

/** Returns the files of a page: about.html and about/index.html for /about. */
export const pageFilesAt = (page: string): readonly string[] => (page === "/" ? ["/index.html"] : [`${page}.html`, `${page}/index.html`]);
