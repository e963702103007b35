/** Reports faults in a page's structured data. */
import { load } from "cheerio";
import { COLLECTIONS } from "../../src/content/shared/collections";
import { inEnglish } from "../../src/content/shared/languages";
import { business, wordsOf } from "../fixtures/built-words";
import { isIndexable, isPublished, sitePages, texts, unless, type BuiltPage } from "./built-site";
import { urlOf } from "./head-faults";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Node = Readonly<Record<string, Json>>;

const { siteUrl, phone, email, name: company } = business;
const indexed: ReadonlySet<string> = new Set(sitePages.filter(isIndexable).map(({ route }) => route));

const isNode = (value: Json): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const nodesIn = (value: Json): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

/** Returns the text of a page, with a space between elements. */
const visibleText = ({ html }: BuiltPage): string => {
  const $ = load(html);
  $("script, style").remove();
  $("body *").not("wbr, .nowrap").append(" ");
  return $("body").text().replace(/\s+/g, " ");
};

const breadcrumbLabel = ({ route }: BuiltPage): string => wordsOf(route).crumbs.label;

/** Reports faults in a page's structured data. Pages with noindex must have no structured data. */
export const graphFaults = (page: BuiltPage): readonly string[] => {
  const scripts = texts(page, 'script[type="application/ld+json"]');
  if (!isIndexable(page)) return unless(scripts.length === 0, "a page with noindex has structured data");
  const [script = ""] = scripts;
  if (scripts.length !== 1) return [`expected one graph, found ${scripts.length}`];
  const { "@graph": graph } = JSON.parse(script) as { readonly "@graph": readonly Node[] };
  const nodes = nodesIn(graph);
  const ofType = (type: string): readonly Node[] => graph.filter((node) => node["@type"] === type);
  const phones = ofType("HomeAndConstructionBusiness").map(({ telephone }) => telephone);
  const url = urlOf(page.route);
  const [webPage, service, post] = ["WebPage", "Service", "BlogPosting"].map((type) => ofType(type)[0]);
  const defined = new Set(nodes.filter((node) => Object.keys(node).length > 1).map((node) => node["@id"]));
  const addresses = nodes
    .flatMap(({ url: nodeUrl, item, contentUrl, image, logo }) => [nodeUrl, item, contentUrl, image, logo])
    .filter((value) => typeof value === "string")
    .map((value) => value.replace(siteUrl, "") || "/");
  const places = nodes.filter((node) => node["@type"] === "Place").map(({ name }) => name);
  const claims = [phone, email, company, ...places, service?.name, service?.description, post?.headline];
  const shown = visibleText(page);
  const { $ } = page;
  const items = [...$(`nav[aria-label=${JSON.stringify(breadcrumbLabel(page))}] li`)];
  const crumbs = items.map((item) => [$(item).text().trim(), urlOf($(item).find("a").attr("href") ?? page.route)]);
  const list = nodesIn(ofType("BreadcrumbList")[0]?.itemListElement ?? []).map(({ name, item }) => [name, item]);
  return [
    ...unless(
      JSON.stringify([webPage?.["@id"], webPage?.url, webPage?.name]) === JSON.stringify([`${url}#webpage`, url, texts(page, "title")[0]]),
      "WebPage does not describe this page",
    ),
    ...[service, post].flatMap((node) => unless(node?.url === undefined || node.url === url, "a node has another page's URL")),
    ...unless(JSON.stringify(phones) === JSON.stringify([`+1 ${phone}`]), "expected exactly one business, with its phone number"),
    ...nodes
      .filter((node) => Object.keys(node).length === 1 && "@id" in node && !defined.has(node["@id"]))
      .map((node) => `refers to a missing node: ${JSON.stringify(node)}`),
    ...unless(addresses.length > 0, "no URLs in the graph"),
    ...addresses.filter((address) => !indexed.has(address) && !isPublished(address)).map((address) => `missing or not indexed: ${address}`),
    ...claims
      .filter((value) => typeof value === "string")
      .filter((value) => !shown.includes(value.replace(/\s+/g, " ")))
      .map((value) => `not visible on the page: ${value}`),
    ...unless(!/aggregateRating|"review"/i.test(script), "contains reviews or ratings"),
    ...unless(JSON.stringify(list) === JSON.stringify(crumbs), `breadcrumbs differ from those shown: ${JSON.stringify({ list, crumbs })}`),
    ...unless(
      crumbs.length > 0 === Object.values(COLLECTIONS).some(({ route }) => inEnglish(page.route).startsWith(`${route}/`)),
      "entry pages must have breadcrumbs, and other pages must not",
    ),
  ];
};
