/** Every page that search engines and visitors may find, from the content. What is made for each page starts here. */
import { newestFirst } from "../content/newest-first";
import { inLanguage } from "../content/shared/languages";
import { NOT_FOUND_ROUTE, pathOf, routes, SAVED_POST_ROUTE } from "../content/shared/routes";
import { namesOf, type Content, type FolderName } from "../content/schema";
import { isIndexed } from "../content/schema/pages";
import type { Picture } from "../content/schema/picture";

export interface PublicPage {
  /** Address from the site's root, without a slash at its end. */
  readonly path: string;
  /** The folder its file is in; undefined for single pages. */
  readonly folder?: FolderName;
  readonly heading: string;
  readonly description: string;
  readonly picture?: Picture | undefined;
}

const singlePages = (content: Content): readonly PublicPage[] =>
  namesOf(routes)
    .filter((name) => isIndexed(name) && content.translated.includes(`${name}Page`))
    .map((name) => {
      const path = inLanguage(routes[name], content.language);
      const { hero, seo } = content[`${name}Page`];
      const description = seo?.description ?? content.words.search.description;
      return { path, heading: hero.heading, description, picture: hero.picture };
    });

const heroPages = (content: Content, folder: "services" | "locations"): readonly PublicPage[] =>
  content[folder].map(({ slug, address, summary, hero }) => {
    const path = inLanguage(pathOf(folder, { slug, address }), content.language);
    return { path, folder, heading: hero.heading, description: summary, picture: hero.picture };
  });

const postPages = (content: Content): readonly PublicPage[] =>
  newestFirst(content.posts).map(({ slug, address, title, excerpt, picture }) => {
    const path = inLanguage(pathOf("posts", { slug, address }), content.language);
    return { path, folder: "posts", heading: title, description: excerpt, picture };
  });

/** Lists the pages: single pages, services, places, and posts with the newest first. */
export const publicPages = (content: Content): readonly PublicPage[] => [
  ...singlePages(content),
  ...heroPages(content, "services"),
  ...heroPages(content, "locations"),
  ...postPages(content),
];

/** Lists the addresses of all pages in a language, also of those that search engines leave out; none in English, which has every page. */
export const translatedPages = (content: Content): readonly string[] => {
  const { language, translated } = content;
  if (language === "en") return [];
  const hidden = namesOf(routes).flatMap((name) => (!isIndexed(name) && translated.includes(`${name}Page`) ? [routes[name]] : []));
  const answers = [
    ...(translated.includes("notFoundPage") ? [NOT_FOUND_ROUTE] : []),
    ...(translated.includes("blogPage") ? [SAVED_POST_ROUTE] : []),
  ];
  return [...publicPages(content).map(({ path }) => path), ...[...hidden, ...answers].map((path) => inLanguage(path, language))];
};
