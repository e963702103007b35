/** Takes out of what a production build sees what is not for the public: drafts, and what waits for its day. */
import { longDate } from "./format/dates";
import { isWaiting, publishDay } from "./shared/calendar";
import { propertyOf } from "./shared/required";
import { pathOf } from "./shared/routes";
import type { Content, Entry, FolderName } from "./schema";
import { keepRelated, type Related } from "./schema/related";

/** Tells whether some data is marked as a draft. */
export const isDraft = (data: unknown): boolean => propertyOf(data, "draft") === true;

/**
 * Returns whether a problem with a field keeps a draft from being saved. Other pages depend on its addresses; everything else may wait
 * until it is published.
 */
export const stopsDraft = (field: string): boolean => /^(?:address|formerly)\b/.test(field);

/** Tells whether an entry is not for the public on a day, given as 2026-11-22. */
export const isHidden = (data: unknown, today: string): boolean => isDraft(data) || isWaiting(data, today);

/** Tells, by its address, of each page that is not for the public on a day: why. */
export const whyHidden = (content: Content, today: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (["services", "locations", "posts"] as const).flatMap((folder) =>
      content[folder]
        .filter((entry) => isHidden(entry, today))
        .map((entry) => [
          pathOf(folder, entry),
          isDraft(entry)
            ? "A draft: not on the public site."
            : `Waits for ${longDate(publishDay(entry) ?? "")}: not on the public site before.`,
        ]),
    ),
  );

/** Removes the entries that are not shown, and every reference to an entry that is not there. */
const keepShown = (content: Content, english: Content, isShown: (entry: object) => boolean): Content => {
  const published = <Item extends object>(items: readonly Item[]): readonly Item[] => items.filter(isShown);
  const publicSlugs = (folder: FolderName): ReadonlySet<string> =>
    new Set([...published<Entry<FolderName>>(content[folder]), ...published<Entry<FolderName>>(english[folder])].map(({ slug }) => slug));
  const slugs = { services: publicSlugs("services"), locations: publicSlugs("locations"), posts: publicSlugs("posts") };
  const related = (links: Related): Related => keepRelated(links, (folder, slug) => slugs[folder].has(slug));
  const { first, ...guides } = content.blogPage.guides;
  return {
    ...content,
    blogPage: first !== undefined && !slugs.posts.has(first) ? { ...content.blogPage, guides } : content.blogPage,
    services: published(content.services).map((service) => ({ ...service, related: related(service.related) })),
    locations: published(content.locations).map((location) => ({
      ...location,
      related: related(location.related),
      services: { ...location.services, items: location.services.items.filter(({ service }) => slugs.services.has(service)) },
    })),
    posts: published(content.posts).map((post) => ({ ...post, related: related(post.related) })),
    testimonials: content.testimonials.filter(({ location }) => slugs.locations.has(location)),
  };
};

/**
 * Removes what is hidden on a day, and the references to it, so that nothing public points at a page that is not there.
 *
 * @param english all English content, of another language: its references may name pages that are there in English alone
 */
export const dropHidden = (content: Content, today: string, english = content): Content =>
  keepShown(content, english, (entry) => !isHidden(entry, today));

/** Removes references to entries that are not there: a draft may name a page that is still to be written. */
export const dropMissing = (content: Content, english = content): Content => keepShown(content, english, () => true);
