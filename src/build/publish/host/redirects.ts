/** Writes the `_redirects` file. */
import type { Redirect } from "../../../content/schema/redirects";
import { SAVED_POST_ROUTE } from "../../../content/shared/routes";
import { hasEnding } from "../page-files";
import { addressesOf, type Host } from "./hosts";

/**
 * Lists the lines of `_redirects`.
 *
 * Cloudflare Pages redirects before it looks for a file, and answers an unknown /blog address with blog/404.html by
 * itself. Netlify looks for a file first, and would find the page that stands at the old address for hosts without
 * rules: `!` makes it redirect all the same. Its 404 page for /blog needs a rule.
 * An address with an ending, such as /prices.html, is asked for without a slash behind it.
 */
export const redirectLines = (redirects: readonly Redirect[], host: Host): readonly string[] => {
  const status = host === "netlify" ? "301!" : "301";
  const moved = redirects.flatMap(({ from, to }) =>
    (hasEnding(from) ? [from] : addressesOf(from, host)).map((address) => `${address} ${to} ${status}`),
  );
  return host === "netlify" ? [...moved, `/blog/* ${SAVED_POST_ROUTE}.html 404`] : moved;
};
