/** Finds links to the old address of a page. They work, by a redirect; the new address spares the visitor the way round. */
import { bodyLinks } from "../content/body-links";
import { oldAddresses, withoutAnchor } from "../content/old-addresses";
import { fieldName } from "../content/problems";
import type { Content } from "../content/schema";
import { visitFields } from "../content/schema-walk";
import { sourcesOf } from "../content/sources";
import type { Advice } from "./advice";

/**
 * Lists them, each with the page's address now. No problem of the check: the editor changes an address in one place, and the site must
 * be published after that. Redirects of the settings follow the page by themselves, and links by one are left alone: somebody may want
 * those.
 */
export const oldLinkAdvice = (content: Content): readonly Advice[] => {
  const moved = new Map(oldAddresses(content).map(({ from, to }) => [from, to]));
  if (moved.size === 0) return [];
  return sourcesOf(content)
    .filter(({ name }) => name !== "redirects")
    .flatMap(({ file, schema, data, path, body }) => [
      ...visitFields(schema, data).flatMap((field) =>
        field.internalLink ? [{ file, field: fieldName([...path, ...field.path]), link: field.value }] : [],
      ),
      ...bodyLinks(body).map(({ target }) => ({ file, field: "text", link: target })),
    ])
    .flatMap(({ link, ...place }) => {
      const page = withoutAnchor(link);
      const now = moved.get(page);
      if (now === undefined) return [];
      return [
        {
          ...place,
          why: `${link} is an old address: the page is ${now} now, and visitors go round by a redirect.`,
          mend: `Write ${now}${link.slice(page.length)}.`,
        },
      ];
    });
};
