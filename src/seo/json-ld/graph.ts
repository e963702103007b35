/** Builds the structured data of a page: one graph whose nodes refer to each other by `@id`. */
import type { BlogPosting, Graph, Service, Thing, WebPage, WebSite } from "schema-dts";
import { inEnglish, inLanguage, languageOf, LANGUAGES } from "../../content/shared/languages";
import { dayStart } from "../day-start";
import { type HeadPage, type HeadSite, type Topic, absoluteUrl } from "../page";
import { businessNode } from "./business";
import { areaNodes, breadcrumbsNode, businessId, partId, pictureNode } from "./shared-nodes";

type TopicOf<Kind extends Topic["kind"]> = Extract<Topic, { readonly kind: Kind }>;

const websiteNode = ({ path }: HeadPage, { siteUrl, name }: HeadSite): WebSite => ({
  "@type": "WebSite",
  "@id": `${absoluteUrl(siteUrl, inLanguage("/", languageOf(path)))}#website`,
  url: absoluteUrl(siteUrl, inLanguage("/", languageOf(path))),
  name,
  inLanguage: LANGUAGES[languageOf(path)].tag,
  publisher: { "@id": businessId(siteUrl) },
});

const serviceNode = ({ name, description }: TopicOf<"service">, { path, picture }: HeadPage, site: HeadSite): Service => ({
  "@type": "Service",
  "@id": partId(site.siteUrl, path, "service"),
  name,
  serviceType: name,
  description,
  url: absoluteUrl(site.siteUrl, path),
  provider: { "@id": businessId(site.siteUrl) },
  areaServed: areaNodes(site),
  ...(picture && { image: { "@id": partId(site.siteUrl, path, "picture") } }),
});

const postNode = (
  { headline, excerpt, author, date, updated }: TopicOf<"post">,
  { path, picture }: HeadPage,
  site: HeadSite,
): BlogPosting => {
  const business = { "@id": businessId(site.siteUrl) };
  const isCompany = author === site.name || author === site.shortName;
  return {
    "@type": "BlogPosting",
    "@id": partId(site.siteUrl, path, "post"),
    headline,
    description: excerpt,
    url: absoluteUrl(site.siteUrl, path),
    mainEntityOfPage: { "@id": partId(site.siteUrl, path, "webpage") },
    datePublished: dayStart(date, site.timeZone),
    dateModified: dayStart(updated ?? date, site.timeZone),
    author: isCompany ? business : { "@type": "Person", name: author },
    publisher: business,
    inLanguage: LANGUAGES[languageOf(path)].tag,
    ...(picture && { image: { "@id": partId(site.siteUrl, path, "picture") } }),
  };
};

/** Returns the nodes of a page's topic. A location gets none here, because the company's node already lists its service areas. */
const topicNodes = (page: HeadPage, site: HeadSite): readonly Thing[] => {
  const { topic } = page;
  if (topic?.kind === "home") return [websiteNode(page, site)];
  if (topic?.kind === "service") return [serviceNode(topic, page, site)];
  return topic?.kind === "post" ? [postNode(topic, page, site)] : [];
};

const webPageNode = ({ path, title, picture, crumbs, topic }: HeadPage, site: HeadSite): WebPage => {
  const part = (name: Parameters<typeof partId>[2]) => ({ "@id": partId(site.siteUrl, path, name) });
  // A location that is not one of the company's areas has no node, so its page is about the company.
  const isPlace = topic?.kind === "location" && site.areas.some((area) => area.path === path);
  return {
    "@type": "WebPage",
    ...part("webpage"),
    url: absoluteUrl(site.siteUrl, path),
    name: title ?? site.defaults.title,
    inLanguage: LANGUAGES[languageOf(path)].tag,
    about: isPlace ? { "@id": partId(site.siteUrl, inEnglish(path), "place") } : { "@id": businessId(site.siteUrl) },
    ...(picture && { primaryImageOfPage: part("picture") }),
    ...(crumbs && { breadcrumb: part("breadcrumbs") }),
  };
};

/** Checks whether the company's node lists its areas on this page. A service's node has its own list, and a post is not tied to a place. */
const hasAreas = ({ topic }: HeadPage): boolean => topic?.kind !== "service" && topic?.kind !== "post";

/** Returns the page's graph. Includes facts about the company only if the page shows them. */
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

/** Serializes a graph for a `<script>`. Escapes every `<`, so that no string can close the script or open a comment. */
export const printJsonLd = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c");
