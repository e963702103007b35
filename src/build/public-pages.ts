/** Every page that search engines and visitors may find, from the content. What is made for each page starts here. */
import { pathTo, routes } from "../content/routes";
import { folders, type Content, type FileName, type FolderName } from "../content/schema";
import type { Picture } from "../content/schema/picture";
import { sharePicturePath } from "../seo/urls";

export interface PublicPage {
  /** Address from the site's root, without a slash at its end. */
  readonly path: string;
  /** The folder its file is in; undefined for single pages. */
  readonly folder?: FolderName;
  readonly heading: string;
  readonly description: string;
  readonly picture?: Picture | undefined;
  /** Address of the picture a shared link shows. */
  readonly sharePicture: string;
}

/**
 * How many posts get a share picture of their own: the newest. Older ones are shared with the blog's.
 *
 * One picture costs about 60 ms to draw, ten times all else that a build does for a post. At one post a week these are four years.
 */
export const OWN_SHARE_PICTURES = 200;

/** The single pages that may be found, and the file that holds each one's words. The rest is noindex. */
const SINGLE_PAGES = {
  homePage: routes.home,
  aboutPage: routes.about,
  servicesPage: routes.services,
  locationsPage: routes.locations,
  projectsPage: routes.projects,
  blogPage: routes.blog,
  contactPage: routes.contact,
  privacyPage: routes.privacy,
} as const satisfies Partial<Record<FileName, string>>;

const singlePages = (content: Content): readonly PublicPage[] =>
  (Object.keys(SINGLE_PAGES) as (keyof typeof SINGLE_PAGES)[]).map((name) => {
    const path = SINGLE_PAGES[name];
    const { hero, seo } = content[name];
    const description = seo?.description ?? content.business.defaults.description;
    return { path, heading: hero.heading, description, picture: hero.picture, sharePicture: sharePicturePath(path) };
  });

const heroPages = (content: Content, folder: "services" | "locations"): readonly PublicPage[] =>
  content[folder].map(({ slug, title, summary, hero }) => {
    const path = pathTo(folder, slug);
    const heading = folder === "services" ? title : hero.heading;
    return { path, folder, heading, description: summary, picture: hero.picture, sharePicture: sharePicturePath(path) };
  });

/** Sorts posts by date, the newest first, and those of one day by slug. */
export const newestFirst = <Post extends { readonly date: string; readonly slug: string }>(posts: readonly Post[]): readonly Post[] =>
  [...posts].sort((one, other) => (one.date === other.date ? (one.slug < other.slug ? -1 : 1) : one.date < other.date ? 1 : -1));

const postPages = (content: Content): readonly PublicPage[] =>
  newestFirst(content.posts).map(({ slug, title, excerpt, picture }, index) => {
    const path = pathTo("posts", slug);
    const sharePicture = sharePicturePath(index < OWN_SHARE_PICTURES ? path : folders.posts.route);
    return { path, folder: "posts", heading: title, description: excerpt, picture, sharePicture };
  });

/** Lists the pages: single pages, services, places, and posts with the newest first. */
export const publicPages = (content: Content): readonly PublicPage[] => [
  ...singlePages(content),
  ...heroPages(content, "services"),
  ...heroPages(content, "locations"),
  ...postPages(content),
];
