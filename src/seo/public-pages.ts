/** Every page that search engines and visitors may find, from the content. What is made for each page starts here. */
import { newestFirst } from "../content/newest-first";
import { pathOf, routes } from "../content/shared/routes";
import { folders, namesOf, type Content, type FolderName } from "../content/schema";
import { isIndexed } from "../content/schema/pages";
import type { Picture } from "../content/schema/picture";
import { sharePicturePath } from "./urls";

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
 * One picture takes about 0.15 s of processor time to draw, far more than all else a build does for a post. A hundred posts are two
 * years of one a week, and what is older is seldom shared.
 */
export const OWN_SHARE_PICTURES = 100;

const singlePages = (content: Content): readonly PublicPage[] =>
  namesOf(routes)
    .filter(isIndexed)
    .map((name) => {
      const path = routes[name];
      const { hero, seo } = content[`${name}Page`];
      const description = seo?.description ?? content.business.defaults.description;
      return { path, heading: hero.heading, description, picture: hero.picture, sharePicture: sharePicturePath(path) };
    });

const heroPages = (content: Content, folder: "services" | "locations"): readonly PublicPage[] =>
  content[folder].map(({ slug, address, summary, hero }) => {
    const path = pathOf(folder, { slug, address });
    return { path, folder, heading: hero.heading, description: summary, picture: hero.picture, sharePicture: sharePicturePath(path) };
  });

const postPages = (content: Content): readonly PublicPage[] =>
  newestFirst(content.posts).map(({ slug, address, title, excerpt, picture }, index) => {
    const path = pathOf("posts", { slug, address });
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
