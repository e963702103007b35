/** Makes related links go both ways: a page also shows pages that point at it. */
import { newestFirst } from "./newest-first";
import type { Content, FolderName } from "./schema";
import type { Related } from "./schema/related";

/** How many related pages of one kind a page shows at most, those it names itself included. */
export const RELATED_LIMIT = 6;

/**
 * Adds to each page's related links the pages that name it, behind those it names itself, up to {@link RELATED_LIMIT} of a kind: posts with
 * the newest first, others as they are sorted. A place shows its services as cards already: those are not added again.
 */
export const relateBothWays = (content: Content): Content => {
  const all = { ...content, posts: newestFirst(content.posts) };
  const complete = (folder: FolderName, slug: string, own: Related, shown: readonly string[] = []): Related => {
    const join = (target: FolderName): string[] => {
      const added = all[target]
        .filter((entry) => entry.related[folder].includes(slug) && !(target === folder && entry.slug === slug))
        .map((entry) => entry.slug)
        .filter((name) => !(target === "services" && shown.includes(name)));
      return [...new Set([...own[target], ...added])].slice(0, Math.max(RELATED_LIMIT, own[target].length));
    };
    return { services: join("services"), locations: join("locations"), posts: join("posts") };
  };
  return {
    ...content,
    services: content.services.map((service) => ({ ...service, related: complete("services", service.slug, service.related) })),
    locations: content.locations.map((location) => {
      const shown = location.services.items.map(({ service }) => service);
      return { ...location, related: complete("locations", location.slug, location.related, shown) };
    }),
    posts: content.posts.map((post) => ({ ...post, related: complete("posts", post.slug, post.related) })),
  };
};
