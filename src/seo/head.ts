/** Makes the tags of a page's head as data. One component draws them with react-helmet. */

/** What every page shares. */
export interface HeadSite {
  readonly name: string;
  readonly siteUrl: string;
  readonly defaults: { readonly title: string; readonly description: string; readonly picture: { readonly alt: string } };
}

/** What a page says of itself. */
export interface HeadPage {
  /** Address from the site's root, without a slash at its end. */
  readonly path: string;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Alternative text of the page's picture, for the share picture. */
  readonly pictureAlt?: string | null | undefined;
  readonly kind?: "website" | "article";
  /** Keeps the page out of search results. */
  readonly noindex?: boolean;
}

/** Attributes of one `<meta>` or `<link>` tag. */
export type Tag = Readonly<Record<string, string>>;

export interface Head {
  readonly title: string;
  readonly meta: readonly Tag[];
  readonly link: readonly Tag[];
}

/** Size of the picture that a shared link shows, in pixels (specification, section 2). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Makes the address of a page's share picture. */
export const sharePicturePath = (path: string): string => `/share${path === "/" ? "/home" : path}.jpg`;

/** Makes a full address from a path of this site. */
export const absoluteUrl = (siteUrl: string, path: string): string => (path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`);

/**
 * Makes title, meta and link tags of a page.
 *
 * Without a title or description of its own, the page gets the site's defaults. A page with `noindex` has no canonical
 * address: search engines shall not be told to keep it.
 */
export const headFor = (page: HeadPage, site: HeadSite): Head => {
  const title = page.title ?? site.defaults.title;
  const description = page.description ?? site.defaults.description;
  const url = absoluteUrl(site.siteUrl, page.path);
  const picture = absoluteUrl(site.siteUrl, sharePicturePath(page.path));
  const pictureAlt = page.pictureAlt ?? site.defaults.picture.alt;
  const sharing: readonly Tag[] = page.noindex
    ? [{ name: "robots", content: "noindex" }]
    : [
        { property: "og:type", content: page.kind ?? "website" },
        { property: "og:site_name", content: site.name },
        { property: "og:locale", content: "en_US" },
        { property: "og:title", content: title },
        { property: "og:description", content: description },
        { property: "og:url", content: url },
        { property: "og:image", content: picture },
        { property: "og:image:width", content: String(SHARE_PICTURE.width) },
        { property: "og:image:height", content: String(SHARE_PICTURE.height) },
        { property: "og:image:alt", content: pictureAlt },
        { name: "twitter:card", content: "summary_large_image" },
      ];
  return {
    title,
    meta: [{ name: "description", content: description }, ...sharing],
    link: page.noindex ? [] : [{ rel: "canonical", href: url }],
  };
};
