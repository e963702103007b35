/** Writes the `_redirects` file. */
import type { Redirect } from "../../../content/schema/redirects";
import { NOT_FOUND_ROUTE, SAVED_POST_ROUTE } from "../../../content/shared/routes";
import { hasEnding } from "../page-files";
import { addressesOf, type Host } from "./hosts";

/**
 * Lists the lines of `_redirects`.
 *
 * Cloudflare Pages redirects before it looks for a file, and answers an unknown /blog address with blog/404.html by
 * itself. Netlify looks for a file first, and would find the page that stands at the old address for hosts without
 * rules: `!` makes it redirect all the same. Its 404 pages for
 * folders need rules.
 * An address with an ending, such as /prices.html, is asked for without a slash behind it.
 *
 * @param translated addresses of the pages in other languages
 */
export const redirectLines = (redirects: readonly Redirect[], host: Host, translated: readonly string[] = []): readonly string[] => {
  const status = host === "netlify" ? "301!" : "301";
  const moved = redirects.flatMap(({ from, to }) =>
    (hasEnding(from) ? [from] : addressesOf(from, host)).map((address) => `${address} ${to} ${status}`),
  );
  // Netlify takes the first rule that matches.
  const answers = [...translated.filter((page) => page.endsWith(NOT_FOUND_ROUTE)), SAVED_POST_ROUTE].sort(
    (one, other) => other.length - one.length,
  );
  return host === "netlify" ? [...moved, ...answers.map((page) => `${page.replace(/404$/, "*")} ${page}.html 404`)] : moved;
};
