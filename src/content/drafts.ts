/** Takes drafts out of what a production build sees. */
import type { Content, FolderName } from "./schema";
import type { Related } from "./schema/related";

/** Tells whether some data is marked as a draft. */
export const isDraft = (data: unknown): boolean => typeof data === "object" && data !== null && Reflect.get(data, "draft") === true;

const published = <Item extends { readonly slug: string; readonly draft: boolean }>(items: readonly Item[]): readonly Item[] =>
  items.filter((item) => !isDraft(item));

/** Removes drafts, and the references to them, so that nothing public points at a page that is not there. */
export const dropDrafts = (content: Content): Content => {
  const services = published(content.services);
  const locations = published(content.locations);
  const posts = published(content.posts);
  const names: Record<FolderName, Set<string>> = {
    services: new Set(services.map(({ slug }) => slug)),
    locations: new Set(locations.map(({ slug }) => slug)),
    posts: new Set(posts.map(({ slug }) => slug)),
  };
  const all: Record<FolderName, Set<string>> = {
    services: new Set(content.services.map(({ slug }) => slug)),
    locations: new Set(content.locations.map(({ slug }) => slug)),
    posts: new Set(content.posts.map(({ slug }) => slug)),
  };
  const hidden = (folder: FolderName, slug: string) => all[folder].has(slug) && !names[folder].has(slug);
  const keep = (folder: FolderName) => (slug: string) => !hidden(folder, slug);
  const related = (links: Related): Related => ({
    services: links.services.filter(keep("services")),
    locations: links.locations.filter(keep("locations")),
    posts: links.posts.filter(keep("posts")),
  });
  return {
    ...content,
    services: services.map((service) => ({ ...service, related: related(service.related) })),
    locations: locations.map((location) => ({
      ...location,
      related: related(location.related),
      services: { ...location.services, items: location.services.items.filter(({ service }) => !hidden("services", service)) },
    })),
    posts: posts.map((post) => ({ ...post, related: related(post.related) })),
    testimonials: content.testimonials.filter(({ location }) => !hidden("locations", location)),
    business: { ...content.business, areas: content.business.areas.filter(keep("locations")) },
  };
};
