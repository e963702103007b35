/** Names of the nodes of structured data. A node that stands on several pages has the same name on each. */
import { absoluteUrl } from "../urls";

/** Makes the `@id` of the company. */
export const businessId = (siteUrl: string): string => `${siteUrl}/#business`;

/** Makes the `@id` of the website. */
export const websiteId = (siteUrl: string): string => `${siteUrl}/#website`;

/** Makes the `@id` of a part of a page, such as its breadcrumbs. */
export const partId = (siteUrl: string, path: string, part: "breadcrumbs" | "picture" | "place" | "post" | "service" | "webpage"): string =>
  `${absoluteUrl(siteUrl, path)}#${part}`;
