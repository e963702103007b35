/** Makes related links go both ways: a page also shows pages that point at it. */
import { newestFirst } from "./newest-first";
import type { Content, FolderName } from "./schema";
import type { Related } from "./schema/related";

/** How many related pages of one kind a page shows at most, those it names itself included. */
export const RELATED_LIMIT = 6;

const FOLDERS: readonly FolderName[] = ["services", "locations", "posts"];

/** Slugs of the pages that point at a page, by folder. */
type Pointing = Record<FolderName, string[]>;

const nothing = (): Pointing => ({ services: [], locations: [], posts: [] });

/** Lists for each page, by `folder/slug`, who points at it: posts with the newest first, others as they are sorted. */
const pointersIn = (content: Content): ReadonlyMap<string, Pointing> => {
  const pointers = new Map<string, Pointing>();
  const entries = { ...content, posts: newestFirst(content.posts) };
  for (const folder of FOLDERS) {
    for (const { slug, related } of entries[folder]) {
      for (const target of FOLDERS) {
        for (const name of related[target]) {
          const key = `${target}/${name}`;
          const pointing = pointers.get(key) ?? nothing();
          if (pointing[folder].length <= RELATED_LIMIT) pointing[folder].push(slug);
          pointers.set(key, pointing);
        }
      }
    }
  }
  return pointers;
};

/**
 * Adds to each page's related links the pages that name it, behind those it names itself, up to {@link RELATED_LIMIT} of a kind.
 * A place shows its services as cards already: those are not added again.
 */
export const relateBothWays = (content: Content): Content => {
  const pointers = pointersIn(content);
  const complete = (folder: FolderName, slug: string, own: Related, shown: readonly string[] = []): Related => {
    const pointing = pointers.get(`${folder}/${slug}`) ?? nothing();
    const join = (target: FolderName): string[] => {
      const added = pointing[target].filter(
        (name) => !(target === folder && name === slug) && !(target === "services" && shown.includes(name)),
      );
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
