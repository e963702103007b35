/**
 * Builds the query results of pages from the content, as Gatsby would, with three differences: missing fields are undefined instead of
 * null; pictures have no sizes, so pages show the original file; and the header and footer have the settings of only one language. One
 * object may contain the results for several pages.
 */
import { diagramHtml } from "../../content/diagrams";
import { extrasOf } from "../../content/entries/extras";
import { pageText } from "../../content/markdown/html";
import { newestFirst } from "../../content/entries/newest-first";
import { serviceCards } from "../../content/entries/placement";
import { pageLink, pathsIn, relatedLinks, sourcesIn, textLinks } from "../../content/entries/page-links";
import type { Content, Entry, FolderName } from "../../content/schema";
import { settingsOf } from "../../content/settings";
import { inLanguage } from "../../content/shared/languages";
import { COLLECTIONS, namesOf } from "../../content/shared/collections";
import { required } from "../../content/shared/required";
import { entryPath } from "../../content/shared/routes";

/** Returns the name of the query field for an entry of a collection, such as `post` for the type `Post`. */
const queryName = (folder: FolderName): string => COLLECTIONS[folder].type.replace(/^./, (first) => first.toLowerCase());

const nodeOf = <Folder extends FolderName>(content: Content, folder: Folder, entry: Entry<Folder>, lang = content.language) => ({
  ...entry,
  lang,
  path: inLanguage(entryPath(folder, entry), lang),
  extras: extrasOf({ content, entry }),
});

const linkTo = (content: Content, folder: FolderName, slug: string) =>
  pageLink(content, folder, slug) ?? { slug, title: slug, path: entryPath(folder, { slug }) };

/** Returns a link to a service, with the data of the optional parts of its page. */
const serviceLink = (content: Content, slug: string) => {
  const entry = [...content.services, ...content.untranslated.services].find((service) => service.slug === slug);
  return { ...linkTo(content, "services", slug), extras: extrasOf({ content, entry: entry ?? {} }) };
};

/** Returns the reviews, each with a link to its location's page. */
export const reviewsOf = (content: Content) =>
  content.testimonials.map(({ language = null, location, ...review }) => ({
    ...review,
    language,
    location: linkTo(content, "locations", location),
  }));

/** Returns the query result for the header and footer. */
export const frameData = (content: Content): object => ({
  allSettings: { nodes: [{ lang: content.language, paths: pathsIn(content), value: settingsOf(content) }] },
});

/** Returns the query results of an entry's page. */
export const entryData = (content: Content, folder: FolderName, slug: string): object => {
  const found = content[folder].find((candidate) => candidate.slug === slug);
  const entry = required(found, slug);
  const links = { ...textLinks(content), ...sourcesIn(content, entry, content.language) };
  const node = {
    ...nodeOf(content, folder, entry),
    related: relatedLinks(content, entry.related),
    childMarkdownRemark: { text: pageText(entry.body, (key) => diagramHtml(key, content), links) },
    ...("services" in entry && {
      services: {
        ...entry.services,
        items: entry.services.items.map(({ service, description }) => ({ description, service: serviceLink(content, service) })),
      },
    }),
  };
  const reviews = reviewsOf(content).filter(({ location }) => location.slug === slug);
  return { ...content, [queryName(folder)]: node, reviews: { nodes: reviews } };
};

/**
 * Returns the query results of all entries by collection, including English entries without a translation. Dated collections are sorted
 * newest first, others by title.
 */
const allNodes = (content: Content): object =>
  Object.fromEntries(
    namesOf(COLLECTIONS).map((name) => {
      const { type, isDated } = COLLECTIONS[name];
      const own = content[name].map((entry) => nodeOf(content, name, entry));
      const english = content.untranslated[name].map((entry) => nodeOf(content, name, entry, "en"));
      const nodes = [...own, ...english].toSorted((one, other) => (one.title < other.title ? -1 : 1));
      return [`all${type}`, { nodes: isDated ? newestFirst(nodes) : nodes }];
    }),
  );

/** Returns the query results of the single pages. Set `hasPictures` only for the services page, whose service cards have pictures. */
export const pagesData = (content: Content, { hasPictures = false } = {}): object => {
  const cards = serviceCards(content).map(({ picture, ...card }) => ({ ...card, picture: hasPictures ? picture : undefined }));
  const posts = newestFirst(content.posts).map((post) => nodeOf(content, "posts", post));
  const { first, ...guides } = content.blogPage.guides;
  return {
    ...content,
    ...allNodes(content),
    servicesPage: { ...content.servicesPage, cards },
    blogPage: { ...content.blogPage, guides: { ...guides, first: first === undefined ? null : linkTo(content, "posts", first) } },
    reviews: { nodes: reviewsOf(content).filter(({ home }) => home) },
    allProject: { nodes: content.projects },
    listed: { nodes: posts.filter(({ listed }) => listed) },
    guides: { nodes: posts.filter(({ listed }) => !listed) },
  };
};
