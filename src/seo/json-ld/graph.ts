/** Makes the structured data of a page: one graph whose nodes name each other by `@id`. */
import type { Graph, WebPage } from "schema-dts";
import { languageOf, LANGUAGES } from "../../content/shared/languages";
import type { HeadPage, HeadSite } from "../page";
import { absoluteUrl } from "../urls";
import { businessNode } from "./business";
import { areaNodes, breadcrumbsNode, businessId, partId, pictureNode } from "./parts";
import { topicNodes } from "./topic";

const webPageNode = ({ path, title, picture, crumbs, topic }: HeadPage, site: HeadSite): WebPage => {
  const part = (name: Parameters<typeof partId>[2]) => ({ "@id": partId(site.siteUrl, path, name) });
  // Places off the company's list have no node to point at.
  const isPlace = topic?.kind === "location" && site.areas.some((area) => area.path === path);
  return {
    "@type": "WebPage",
    ...part("webpage"),
    url: absoluteUrl(site.siteUrl, path),
    name: title ?? site.defaults.title,
    inLanguage: LANGUAGES[languageOf(path)].tag,
    about: isPlace ? part("place") : { "@id": businessId(site.siteUrl) },
    ...(picture && { primaryImageOfPage: part("picture") }),
    ...(crumbs && { breadcrumb: part("breadcrumbs") }),
  };
};

/** A service says itself where it is done, and a guide is read anywhere. */
const hasAreas = ({ topic }: HeadPage): boolean => topic?.kind !== "service" && topic?.kind !== "post";

/** Makes the page's graph. Every value in it also stands on the page; no rating and no review is ever in it. */
export const graphFor = (page: HeadPage, site: HeadSite): Graph => ({
  "@context": "https://schema.org",
  "@graph": [
    businessNode(site, page.company, hasAreas(page) ? areaNodes(site) : []),
    webPageNode(page, site),
    ...topicNodes(page, site),
    ...(page.crumbs ? [breadcrumbsNode(page.path, page.crumbs, site.siteUrl)] : []),
    ...(page.picture ? [pictureNode(page.path, page.picture, site.siteUrl)] : []),
  ],
});

/** Prints a graph for a `<script>`. No text in it can end the script or open a comment: every `<` is escaped. */
export const printJsonLd = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c");
