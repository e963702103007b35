/** All public pages, from the content: the source of llms.txt, the share pictures and the redirects of translations. */
import { newestFirst } from "../content/newest-first";
import { inLanguage } from "../content/shared/languages";
import { NOT_FOUND_ROUTE, pathOf, routes, SAVED_POST_ROUTE } from "../content/shared/routes";
import { namesOf, type Content, type FolderName } from "../content/schema";
import { isIndexed } from "../content/schema/pages";
import type { Picture } from "../content/schema/picture";

export interface PublicPage {
  /** Path without a trailing slash. */
  readonly path: string;
  /** Content folder; undefined for single pages. */
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

/** Returns the pages: single pages, services, locations, and posts with the newest first. */
export const publicPages = (content: Content): readonly PublicPage[] => [
  ...singlePages(content),
  ...heroPages(content, "services"),
  ...heroPages(content, "locations"),
  ...postPages(content),
];

/** Returns the paths of all translated pages, including those with `noindex`. Empty for English, which has every page. */
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
