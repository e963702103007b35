/**
 * Fills in what pages leave out and other entries know: links between services and places, and descriptions of lists. Leaves out links to
 * lists without entries.
 */
import { listInWords } from "../format/list-in-words";
import { fillIn } from "../shared/placeholders";
import { DESCRIPTION_LIMIT } from "../schema/sections";
import type { Content, Entry } from "../schema";
import { withoutEmptyLists } from "./empty-lists";
import { inMenuOrder } from "./placement";

/** Maximum number of related services that a page without its own choice shows. */
const MOST_RELATED = 4;

/** Returns a description with as many names as fit in a search result. If not all fit, the list is left open. */
const describe = (template: string, names: readonly string[], { language }: Pick<Content, "language">): string | undefined => {
  for (let count = names.length; count > 0; count--) {
    const shown = names.slice(0, count);
    const list = count === names.length ? listInWords(shown, language) : shown.join(", ");
    const text = fillIn(template, { names: list });
    if (text.length <= DESCRIPTION_LIMIT) return text;
  }
  return undefined;
};

/** Pages of lists. Without a search description of their own, they have one that names their entries. */
export const LIST_PAGES = ["servicesPage", "locationsPage"] as const satisfies readonly (keyof Content)[];

const withDescription = <Page extends { readonly seo?: Content["homePage"]["seo"] }>(page: Page, description: string | undefined): Page =>
  page.seo?.description === undefined && description !== undefined ? { ...page, seo: { ...page.seo, description } } : page;

/**
 * Returns content in which a service without related services has the other services, a place without services has all of them, the
 * pages of services and places without a search description have one that lists them, and the lists of links on the thank-you and 404 pages
 * have no link to a list without entries.
 */
export const withDerived = (content: Content): Content => {
  const services = inMenuOrder(content.services);
  const places = inMenuOrder(content.locations);
  const othersOf = ({ slug, related }: Entry<"services">) =>
    related.services.length > 0
      ? related.services
      : services.flatMap((other) => (other.slug === slug ? [] : other.slug)).slice(0, MOST_RELATED);
  const offered = services.map(({ slug: service, summary: description }) => ({ service, description }));
  const { lists } = content.words;
  const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);
  // In languages without capitals in titles, only the first word of the list has one. Acronyms keep theirs.
  const inSentence = (title: string, index: number): string =>
    content.language === "en" || index === 0 || !/^\p{Lu}(?:\p{Ll}|$)/u.test(title)
      ? title
      : `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  return {
    ...content,
    services: content.services.map((entry) => ({ ...entry, related: { ...entry.related, services: othersOf(entry) } })),
    locations: content.locations.map((entry) => ({
      ...entry,
      services: { ...entry.services, items: entry.services.items.length > 0 ? entry.services.items : offered },
    })),
    servicesPage: withDescription(content.servicesPage, describe(lists.allServices, titles(services).map(inSentence), content)),
    locationsPage: withDescription(content.locationsPage, describe(lists.allPlaces, titles(places), content)),
    thankYouPage: { ...content.thankYouPage, links: withoutEmptyLists(content, content.thankYouPage.links) },
    notFoundPage: { ...content.notFoundPage, links: withoutEmptyLists(content, content.notFoundPage.links) },
  };
};
