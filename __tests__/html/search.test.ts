/** What search engines and shared links find on every built page. */
import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { redirectsOf } from "../../src/content/old-addresses";
import { routes, SAVED_POST_ROUTE } from "../../src/content/routes";
import { namesOf } from "../../src/content/schema";
import { isIndexed } from "../../src/content/schema/pages";
import { builtContent } from "../fixtures/built-words";
import { DIST, isPublished, readBuiltPages, readPublished, type BuiltPage } from "./built-site";

const content = builtContent;
const { siteUrl, phone, email } = content.business;
/** By the address of the page that stands there for plain hosts. */
const redirects = new Map(redirectsOf(content).map(({ from, to }) => [decodeURIComponent(from).replace(/\.html$/, ""), to]));
const all = readBuiltPages();
const pages = all.filter(({ route }) => !redirects.has(route));
const isHidden = ({ meta }: BuiltPage) => meta.robots?.includes("noindex") ?? false;
const indexable = pages.filter((page) => !isHidden(page));
const urlOf = (route: string) => (route === "/" ? `${siteUrl}/` : `${siteUrl}${route}`);
const routesOf = (some: readonly BuiltPage[]) => some.map(({ route }) => route).sort();
const named = (some: readonly BuiltPage[]) => some.map((page) => [page.route, page] as const);

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Node = Readonly<Record<string, Json>>;

const isNode = (value: Json): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const nodesIn = (value: Json): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};
const graphOf = ({ graphs: [text = "{}"] }: BuiltPage): readonly Node[] => {
  const script = JSON.parse(text) as { readonly "@graph": readonly Node[] };
  return script["@graph"];
};
const nodeOf = (page: BuiltPage, type: string) => graphOf(page).find((node) => node["@type"] === type);

describe.each(named(pages))("%s", (_, page) => {
  // The specification wants "Loading..." and nothing else on the page of a post that only a browser knows.
  it("has one h1, one title and one description within their limits", () => {
    const { title, headings, meta } = page;

    expect([headings.length, title.length, meta.description?.length]).toEqual([page.route === SAVED_POST_ROUTE ? 0 : 1, 1, 1]);
    expect(headings).not.toContain("");
    expect(title[0]).toMatch(/^.{1,60}$/);
    expect(meta.description?.[0]).toMatch(/^.{1,155}$/);
  });

  it("repeats title and description where links are shared", () => {
    const { title, meta } = page;

    expect(meta["og:title"]).toEqual(title);
    expect(meta["og:description"]).toEqual(meta.description);
    expect(meta["twitter:card"]).toEqual(["summary_large_image"]);
  });

  it("has a share picture of 1200 x 630 pixels and at most 150 kB", async () => {
    const { meta } = page;
    const [address = ""] = meta["og:image"] ?? [];
    const file = address.replace(siteUrl, "");

    expect(address).toMatch(/^https:\/\//);
    expect(isPublished(file)).toBe(true);
    const { width, height, format } = await sharp(path.join(DIST, file)).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect([meta["og:image:width"], meta["og:image:height"]]).toEqual([["1200"], ["630"]]);
    expect(statSync(path.join(DIST, file)).size).toBeLessThanOrEqual(150_000);
    expect(meta["og:image:alt"]?.[0]).toMatch(/\S/);
  });

  it("links only to pages, files and anchors that are there", () => {
    const broken = page.links.filter((href) => {
      if (/^(?:https:|tel:|sms:|mailto:)/.test(href)) return false;
      const { pathname, hash } = new URL(href, urlOf(page.route));
      const target = all.find(({ route }) => route === pathname);
      if (!target) return !isPublished(pathname);
      return hash !== "" && !target.ids.includes(hash.slice(1));
    });

    expect(broken).toEqual([]);
  });

  it("names every id once", () => {
    expect(page.ids.filter((id, index) => page.ids.indexOf(id) !== index)).toEqual([]);
  });

  it("has icons, manifest and feed that are there", () => {
    const linked = page.headLinks.filter(({ rel }) => ["icon", "apple-touch-icon", "manifest", "alternate", "sitemap"].includes(rel));

    expect(linked.map(({ rel }) => rel)).toEqual(expect.arrayContaining(["icon", "apple-touch-icon", "manifest", "alternate", "sitemap"]));
    expect(linked.filter(({ href }) => !isPublished(href))).toEqual([]);
  });

  it("has an alt attribute and a file for every picture", () => {
    expect(page.pictures.filter(({ alt }) => alt === undefined)).toEqual([]);
    expect(page.pictures.filter(({ src }) => src.startsWith("/") && !isPublished(src))).toEqual([]);
  });
});

describe.each(named(indexable))("%s, as search engines keep it,", (_, page) => {
  const { route, meta, canonicals, crumbs } = page;
  const url = urlOf(route);

  it("says its own address, without a slash at the end", () => {
    expect(canonicals).toEqual([url]);
    expect(meta["og:url"]).toEqual([url]);
  });

  it("has one graph whose addresses are the page's own", () => {
    expect(page.graphs).toHaveLength(1);
    expect(nodeOf(page, "WebPage")).toMatchObject({ "@id": `${url}#webpage`, url, name: page.title[0] });
    for (const type of ["Service", "BlogPosting"]) expect([undefined, url]).toContain(nodeOf(page, type)?.url);
    expect(graphOf(page).filter((node) => node["@type"] === "HomeAndConstructionBusiness")).toHaveLength(1);
  });

  it("names no node that is not in the graph", () => {
    const nodes = nodesIn(graphOf(page));
    const defined = new Set(nodes.filter((node) => Object.keys(node).length > 1).map((node) => node["@id"]));
    const dangling = nodes.filter((node) => Object.keys(node).length === 1 && "@id" in node && !defined.has(node["@id"]));

    expect(dangling).toEqual([]);
  });

  it("points in its graph only at pages and files that are there", () => {
    const addresses = nodesIn(graphOf(page))
      .flatMap(({ url: own, item, contentUrl, image, logo }) => [own, item, contentUrl, image, logo])
      .filter((value) => typeof value === "string")
      .map((value) => value.replace(siteUrl, "") || "/");
    const missing = addresses.filter((address) => !indexable.some((other) => other.route === address) && !isPublished(address));

    expect(addresses).not.toEqual([]);
    expect(missing).toEqual([]);
  });

  it("tells in its graph only what visitors see", () => {
    const service = nodeOf(page, "Service");
    const post = nodeOf(page, "BlogPosting");
    const places = nodesIn(graphOf(page)).filter((node) => node["@type"] === "Place");
    const told = [
      phone,
      email,
      content.business.name,
      ...places.map(({ name }) => name),
      service?.name,
      service?.description,
      post?.headline,
    ];

    for (const words of told.filter((value) => typeof value === "string")) expect(page.text).toContain(words.replace(/\s+/g, " "));
    expect(page.graphs.join("")).not.toMatch(/aggregateRating|"review"/i);
  });

  it("has the same breadcrumbs in words and in its graph", () => {
    const list = nodeOf(page, "BreadcrumbList");
    const told = nodesIn(list?.itemListElement ?? []).map(({ name, item }) => ({ name, item }));
    const shown = crumbs.map(({ name, href }) => ({ name, item: urlOf(href ?? route) }));

    expect(told).toEqual(shown);
    expect(crumbs.length > 0).toBe(/^\/(?:services|locations|blog)\/./.test(route));
  });
});

const hidden = namesOf(routes).flatMap((name) => (isIndexed(name) ? [] : [routes[name]]));

it.each([...hidden, "/404", SAVED_POST_ROUTE])("keeps %s out of search results", (route) => {
  const page = pages.find((candidate) => candidate.route === route);

  expect(page?.meta.robots).toEqual(["noindex"]);
  expect(page?.canonicals).toEqual([]);
  expect(page?.graphs).toEqual([]);
});

it.each([...redirects])("sends %s on to %s, without being a page of its own", (from, to) => {
  const page = all.find(({ route }) => route === from);

  expect(page?.meta.robots).toEqual(["noindex"]);
  expect(page?.canonicals).toEqual([`${siteUrl}${to}`]);
});

it.each(["title", "headings"] as const)("has no two pages with the same %s", (part) => {
  // Pages without a title of their own share the default one; the content's advice says so (src/advice/search.ts).
  const values = indexable.flatMap((page) => page[part]).filter((value) => value !== content.business.defaults.title);

  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

it("has no two pages with the same description", () => {
  const { description } = content.business.defaults;
  const values = indexable.flatMap(({ meta }) => meta.description ?? []).filter((value) => value !== description);

  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

it("has no page that no other page links to", () => {
  const linked = new Set(
    pages.flatMap(({ route, links }) => links.map((href) => href.replace(/[?#].*$/, "")).filter((href) => href !== route)),
  );

  expect(routesOf(indexable).filter((route) => !linked.has(route))).toEqual([]);
});

it("lists exactly the pages that may be found in the sitemap", () => {
  const index = readPublished("/sitemap-index.xml");
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replace(siteUrl, ""));
  const listed = files.flatMap((file) => [...readPublished(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address));

  expect(listed.sort()).toEqual(routesOf(indexable).map(urlOf).sort());
});

it("tells in the sitemap when each service, place and post last changed", () => {
  const dated = [...readPublished("/sitemap-0.xml").matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d{2}-\d{2})T/g)];
  const days = new Map(dated.map(([, address = "", day]) => [address.replace(siteUrl, ""), day]));
  const told = content.posts.map(({ slug }) => [slug, days.get(`/blog/${slug}`)]);

  expect(told).toEqual(content.posts.map(({ slug, date, updated }) => [slug, updated ?? date]));
  for (const { slug, updated } of content.services) expect(days.get(`/services/${slug}`)).toBe(updated);
  for (const { slug, updated } of content.locations) expect(days.get(`/locations/${slug}`)).toBe(updated);
});

it("names the sitemap in robots.txt", () => {
  expect(readPublished("/robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
});

it("has every post in the feed, with full addresses only", () => {
  const feed = readPublished("/rss.xml");
  const links = [...feed.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, address]) => address);

  expect(links.sort()).toEqual(content.posts.map(({ slug }) => `${siteUrl}/blog/${slug}`).sort());
  expect(feed).not.toMatch(/(?:href|src)="\//);
});

it("lists every page that may be found in llms.txt", () => {
  const listed = [...readPublished("/llms.txt").matchAll(/^- \[[^\]]+\]\(([^)]+)\): /gm)].map(([, address]) => address);

  expect(listed.sort()).toEqual(routesOf(indexable).map(urlOf).sort());
});

it("has every icon of the manifest in its size", async () => {
  const manifest = JSON.parse(readPublished("/site.webmanifest")) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src }) => {
      const { width, height } = await sharp(path.join(DIST, src)).metadata();
      return `${width}x${height}`;
    }),
  );

  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  expect(sizes).toHaveLength(4);
});
