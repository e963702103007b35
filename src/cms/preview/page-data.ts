/**
 * Builds the query results of the single pages from the content, as Gatsby would, with two differences: missing fields are undefined
 * instead of null, and pictures have no sizes, so pages show the original file.
 */
import { pathsIn } from "../../content/paths-in";
import { newestFirst } from "../../content/newest-first";
import { serviceCards } from "../../content/placement";
import { settingsOf } from "../../content/settings";
import { pageLink } from "../../content/related-links";
import { pathOf } from "../../content/shared/routes";
import { worksheetsOf } from "../../content/worksheets-of";
import type { Content, Entry, FolderName } from "../../content/schema";

interface Addressed {
  readonly slug: string;
  readonly address?: string | undefined;
}

const withPath = <Entry extends Addressed>(folder: FolderName, entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, path: pathOf(folder, entry) }));

const byTitle = <Entry extends { readonly title: string }>(entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((one, other) => (one.title < other.title ? -1 : 1));

const linkTo = (content: Content, folder: FolderName, slug: string) =>
  pageLink(content, folder, slug) ?? { slug, title: slug, path: pathOf(folder, { slug }) };

/** Returns the reviews with their places as links. */
export const reviewsOf = (content: Content) =>
  content.testimonials.map((review) => ({ ...review, location: linkTo(content, "locations", review.location) }));

/** Returns the query result of the frame around every page. */
export const frameData = (content: Content): object => ({
  allSettings: { nodes: [{ lang: content.language, paths: pathsIn(content), value: settingsOf(content) }] },
});

/** Returns the services page with cards without pictures, as all other pages query it. */
const plainCards = (content: Content) => ({
  ...content.servicesPage,
  cards: serviceCards(content).map(({ title, description, link }) => ({ title, description, link })),
});

/** Returns the query result of the home page. */
export const homeData = (content: Content): object => ({
  ...content,
  servicesPage: plainCards(content),
  reviews: { nodes: reviewsOf(content).filter(({ home }) => home) },
});

/** Returns the query result of the 404 page. */
export const notFoundData = (content: Content): object => ({ ...content, servicesPage: plainCards(content) });

/** Returns a folder's pages for a list: those in the language, and the English ones without a translation. */
const listOf = (content: Content, folder: "services" | "locations") => [
  ...withPath<Entry<"services"> | Entry<"locations">>(folder, content[folder]).map((entry) => ({ ...entry, lang: content.language })),
  ...withPath<Entry<"services"> | Entry<"locations">>(folder, content.untranslated[folder]).map((entry) => ({ ...entry, lang: "en" })),
];

/** Returns the query result of the services page. */
export const servicesData = (content: Content): object => ({
  ...content,
  servicesPage: { ...content.servicesPage, cards: serviceCards(content) },
  allService: { nodes: byTitle(listOf(content, "services")) },
  allPost: { nodes: withPath("posts", content.posts).map((post) => ({ ...post, ...worksheetsOf(content, post) })) },
});

/** Returns the query result of the locations page. */
export const locationsData = (content: Content): object => ({
  ...content,
  allLocation: {
    nodes: listOf(content, "locations"),
  },
});

/** Returns the query result of the projects page. */
export const projectsData = (content: Content): object => ({ ...content, allProject: { nodes: content.projects } });

/** Returns the query result of the blog page. */
export const blogData = (content: Content): object => {
  const posts = withPath("posts", newestFirst(content.posts));
  const { first, ...guides } = content.blogPage.guides;
  return {
    blogPage: { ...content.blogPage, guides: { ...guides, first: first === undefined ? null : linkTo(content, "posts", first) } },
    listed: { nodes: posts.filter(({ listed }) => listed) },
    guides: { nodes: posts.filter(({ listed }) => !listed) },
  };
};
