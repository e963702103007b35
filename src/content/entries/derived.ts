/**
 * Fills in what a page's file leaves out and other files contain: links between services and places, search descriptions of lists, and the
 * privacy page's sections about configured services. Removes links to lists without entries.
 */
import { inSentence } from "../format/in-sentence";
import { listInWords } from "../format/list-in-words";
import { fillIn } from "../shared/placeholders";
import { DESCRIPTION_LIMIT } from "../schema/sections";
import type { Content, Entry } from "../schema";
import { withoutEmptyLists } from "./empty-lists";
import { inMenuOrder } from "./placement";
import { withPrivacy } from "./privacy-page";

/** Maximum number of related services that a page without its own choice shows. */
const MOST_RELATED = 4;

/** Returns a description with as many names as fit in a search result, without "and" if not all fit; undefined if none fits. */
const describeList = (template: string, names: readonly string[], { language }: Pick<Content, "language">): string | undefined => {
  for (let count = names.length; count > 0; count--) {
    const shown = names.slice(0, count);
    const list = count === names.length ? listInWords(shown, language) : shown.join(", ");
    const text = fillIn(template, { names: list });
    if (text.length <= DESCRIPTION_LIMIT) return text;
  }
  return undefined;
};

/** Pages of lists. If such a page's file has no search description, `withDerived` adds one that names the list's entries. */
export const DESCRIBED_LISTS = ["servicesPage", "locationsPage"] as const satisfies readonly (keyof Content)[];

const withDescription = <Page extends { readonly seo?: Content["homePage"]["seo"] }>(page: Page, description: string | undefined): Page =>
  page.seo?.description === undefined && description !== undefined ? { ...page, seo: { ...page.seo, description } } : page;

/**
 * Returns the content with these changes:
 * - a service without related services gets other services
 * - a place without services gets all services
 * - the pages that list services or places get a search description if they have none
 * - the thank-you and 404 pages lose their links to lists without entries
 * - the privacy page matches the settings
 */
export const withDerived = (content: Content): Content => {
  const services = inMenuOrder(content.services);
  const places = inMenuOrder(content.locations);
  const relatedServices = ({ slug, related }: Entry<"services">) =>
    related.services.length > 0
      ? related.services
      : services.flatMap((other) => (other.slug === slug ? [] : other.slug)).slice(0, MOST_RELATED);
  const offered = services.map(({ slug: service, summary: description }) => ({ service, description }));
  const { lists } = content.words;
  const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);
  // In languages without capitals in titles, only the first word of the list has one.
  const inList = (title: string, index: number): string =>
    content.language === "en" || index === 0 ? title : inSentence(title, content.language);
  return {
    ...withPrivacy(content),
    services: content.services.map((entry) => ({ ...entry, related: { ...entry.related, services: relatedServices(entry) } })),
    locations: content.locations.map((entry) => ({
      ...entry,
      services: { ...entry.services, items: entry.services.items.length > 0 ? entry.services.items : offered },
    })),
    servicesPage: withDescription(content.servicesPage, describeList(lists.allServices, titles(services).map(inList), content)),
    locationsPage: withDescription(content.locationsPage, describeList(lists.allPlaces, titles(places), content)),
    thankYouPage: { ...content.thankYouPage, links: withoutEmptyLists(content, content.thankYouPage.links) },
    notFoundPage: { ...content.notFoundPage, links: withoutEmptyLists(content, content.notFoundPage.links) },
  };
};
