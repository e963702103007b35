/** Builds the ids of nodes, and the nodes that all kinds of pages use. A node that appears on several pages has the same id on each. */
import type { BreadcrumbList, ImageObject, Place } from "schema-dts";
import { widestFile } from "../../content/format/widest-file";
import { inEnglish } from "../../content/shared/languages";
import type { Crumb } from "../../content/shared/crumbs";
import { type HeadSite, type ShownPicture, absoluteUrl } from "../page";

/** Returns the `@id` of the company. */
export const businessId = (siteUrl: string): string => `${siteUrl}/#business`;

/** Returns the `@id` of a part of a page, such as its breadcrumbs. */
export const partId = (siteUrl: string, path: string, part: "breadcrumbs" | "picture" | "place" | "post" | "service" | "webpage"): string =>
  `${absoluteUrl(siteUrl, path)}#${part}`;

/** Returns the nodes of the places that the company serves. A place has the same id in every language. */
export const areaNodes = ({ areas, siteUrl }: HeadSite): readonly Place[] =>
  areas.map(({ title, path }) => ({ "@type": "Place", "@id": partId(siteUrl, inEnglish(path), "place"), name: title }));

/** Returns the node of the page's breadcrumbs. */
export const breadcrumbsNode = (path: string, crumbs: readonly Crumb[], siteUrl: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": partId(siteUrl, path, "breadcrumbs"),
  itemListElement: crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.title,
    item: absoluteUrl(siteUrl, crumb.path),
  })),
});

/** Returns the node of the page's main picture. For a local picture, links to the widest file and includes its size in pixels. */
export const pictureNode = (path: string, picture: ShownPicture, siteUrl: string): ImageObject => {
  const data = picture.file?.childImageSharp?.gatsbyImageData;
  const widest = data && widestFile(data);
  return {
    "@type": "ImageObject",
    "@id": partId(siteUrl, path, "picture"),
    contentUrl: widest ? absoluteUrl(siteUrl, widest.src) : new URL(picture.src, siteUrl).href,
    ...(widest && { width: `${widest.width} px`, height: `${widest.height} px` }),
    description: picture.alt,
    ...(picture.caption && { caption: picture.caption }),
  };
};
