import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "../../content/shared/crumbs";
import { absoluteUrl } from "../urls";
import { partId } from "./ids";

/** Describes the way from home to the page, as its breadcrumbs show it. */
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
