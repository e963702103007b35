const SCRIPTS_SLICE = /<!-- slice-start id="_gatsby-scripts-\d+" -->.*?<!-- slice-end id="_gatsby-scripts-\d+" -->/gs;
const PAGE_PATH = /<script id="gatsby-script-loader">.*?<\/script>/gs;
const POLYFILL = /<script\b[^>]*\bnomodule\b[^>]*>.*?<\/script>/gs;
const PRELOADS = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

/**
 * Takes out of a page all that Gatsby puts there to start its runtime: scripts, their preloads, the polyfill for
 * browsers without modules, and the inline script that differs on each page.
 *
 * @throws when there is no such script: then Gatsby has changed how it writes them, and nothing would be taken out
 */
export const withoutRuntime = (html: string): string => {
  const scripts = html.match(SCRIPTS_SLICE)?.length ?? 0;
  if (scripts !== 1) throw new Error(`expected Gatsby's scripts between one pair of slice comments, found ${scripts}`);
  return [SCRIPTS_SLICE, PAGE_PATH, POLYFILL, PRELOADS].reduce((rest, pattern) => rest.replace(pattern, ""), html);
};
