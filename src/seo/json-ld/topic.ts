/** Describes what a page is about: a service, an article, or the site itself. */
import type { BlogPosting, Service, Thing, WebSite } from "schema-dts";
import { languageOf, LANGUAGES } from "../../content/shared/languages";
import { dayStart } from "../day-start";
import type { HeadPage, HeadSite, Topic } from "../page";
import { absoluteUrl } from "../urls";
import { areaNodes, businessId, partId, websiteId } from "./parts";

type TopicOf<Kind extends Topic["kind"]> = Extract<Topic, { readonly kind: Kind }>;

const websiteNode = ({ path }: HeadPage, { siteUrl, name }: HeadSite): WebSite => ({
  "@type": "WebSite",
  "@id": websiteId(siteUrl),
  url: absoluteUrl(siteUrl, "/"),
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

/** Makes the nodes of a page's topic; a place is already among the company's areas. */
export const topicNodes = (page: HeadPage, site: HeadSite): readonly Thing[] => {
  switch (page.topic?.kind) {
    case "home":
      return [websiteNode(page, site)];
    case "service":
      return [serviceNode(page.topic, page, site)];
    case "post":
      return [postNode(page.topic, page, site)];
    case "location":
    case undefined:
      return [];
  }
};
