/** Builds the `_redirects` file. */
import type { Redirect } from "../../../content/schema/redirects";
import { NOT_FOUND_ROUTE, SAVED_POST_ROUTE } from "../../../content/shared/routes";
import { hasEnding } from "../page-files";
import { addressesOf, type Host } from "./hosts";

/**
 * Returns the lines of `_redirects`.
 *
 * Cloudflare Pages redirects before it looks for a file, and responds to an unknown /blog path with blog/404.html by
 * itself. Netlify looks for a file first, and would find the page at the old address for hosts without
 * rules; `!` makes it redirect anyway. Its 404 pages for
 * folders need rules.
 * Paths with an extension, such as /prices.html, are requested without a trailing slash.
 *
 * @param translated paths of the translated pages
 */
export const redirectLines = (redirects: readonly Redirect[], host: Host, translated: readonly string[] = []): readonly string[] => {
  const status = host === "netlify" ? "301!" : "301";
  const moved = redirects.flatMap(({ from, to }) =>
    (hasEnding(from) ? [from] : addressesOf(from, host)).map((address) => `${address} ${to} ${status}`),
  );
  // Netlify uses the first matching rule.
  const answers = [...translated.filter((page) => page.endsWith(NOT_FOUND_ROUTE)), SAVED_POST_ROUTE].sort(
    (one, other) => other.length - one.length,
  );
  return host === "netlify" ? [...moved, ...answers.map((page) => `${page.replace(/404$/, "*")} ${page}.html 404`)] : moved;
};
