import { loadContent } from "../../src/content/load";
import { pathOf, routes, SAVED_POST_ROUTE } from "../../src/content/shared/routes";
import type { Content, FolderName } from "../../src/content/schema";
import { contentPages } from "../../src/build/gatsby/pages";
import { contentDirectory } from "../../src/build/gatsby/sources";

const addressed = <Item extends { readonly slug: string; readonly address?: string | undefined }>(
  folder: FolderName,
  entries: readonly Item[],
) => entries.map((entry) => ({ ...entry, id: entry.slug, lang: "en" as const, path: pathOf(folder, entry) }));

/**
 * Lists an address of each template: the single pages, of each other template the page with the most text, and a page that is not there.
 *
 * @param content what the pages are made of
 */
export const templatePages = (content: Content = loadContent(contentDirectory(), { drafts: false })): readonly string[] => {
  const services = addressed("services", content.services).map((service) => ({ ...service, beforeAfter: service.beforeAfter ?? null }));
  const locations = addressed("locations", content.locations);
  const posts = addressed("posts", content.posts);
  const lengths = new Map([...services, ...locations, ...posts].map(({ path, body }) => [path, body.length]));
  const longest = contentPages({ services, locations, posts })
    .filter(({ path }) => path !== SAVED_POST_ROUTE)
    .sort((one, other) => (lengths.get(one.path) ?? 0) - (lengths.get(other.path) ?? 0));
  // A later entry takes the place of an earlier one.
  const chosen = new Map(longest.map(({ component, path }) => [component, path]));
  return [...Object.values(routes), ...chosen.values(), "/no-such-page"];
};
