/** The built site as a whole: pages, files for search engines and feed readers, icons, and the Content-Security-Policy. */
import path from "node:path";
import sharp from "sharp";
import { inEnglish, inLanguage, languageOf, LANGUAGES } from "../../src/content/shared/languages";
import { WEEKDAYS } from "../../src/content/format/hours";
import { entryPath, routes } from "../../src/content/shared/routes";
import { folders, namesOf, type FolderName } from "../../src/content/schema";
import { isIndexed } from "../../src/content/schema/pages";
import { inlinesOf } from "../fixtures/inlines";
import { newestFirst } from "../../src/content/entries/newest-first";
import { POST_LIMIT } from "../../src/publish/feed";
import { PAGE_LIMIT } from "../../src/publish/texts";
import { publicPages, translatedPages } from "../../src/seo/public-pages";
import { builtContent, builtTranslations, business } from "../fixtures/built-words";
import { contentPages, hasBlog } from "../fixtures/visits";
import {
  attributes,
  isIndexable,
  isPublished,
  metaOf,
  readPublished,
  repeated,
  siteFiles,
  sitePages,
  texts,
  type BuiltPage,
} from "./built-site";
import { urlOf } from "./head-faults";
import { islandsOf } from "./script-faults";

const { siteUrl } = business;
const { services, locations, posts } = builtContent;
const defaults = [builtContent, ...builtTranslations].map(({ words }) => words.search);
const indexable = sitePages.filter(isIndexable);
const translated = builtTranslations.flatMap(translatedPages);
const urls = indexable.map(({ route }) => urlOf(route)).sort();

const hasFeed = isPublished("/rss.xml");
const feed = hasFeed ? readPublished("/rss.xml") : "";
const newestPosts = newestFirst(posts).slice(0, POST_LIMIT);

/** Returns the first capture group of each match in a published file, sorted. */
const listed = (file: string, pattern: RegExp): readonly string[] =>
  Array.from(readPublished(file).matchAll(pattern), ([, found = ""]) => found).sort();

describe("pages", () => {
  it("match the content", () => {
    expect(sitePages.map(({ route }) => route)).toEqual(
      [...new Set([...contentPages, "/404", ...(hasBlog ? ["/blog/404"] : []), ...translated])].sort(),
    );
  });

  it("are reachable through links from the home page", () => {
    const reached = new Set(["/"]);
    // Iterating a Set also visits values added during the loop, so this follows newly found links.
    for (const address of reached) {
      const page = sitePages.find(({ route }) => route === address);
      const links = page ? attributes(page, "a[href^='/']", "href") : [];
      for (const href of links) reached.add(href.replace(/[?#].*$/, ""));
    }
    // Pages that are not indexed need no link: the form leads to the thank-you page.
    const unlisted: readonly string[] = namesOf(routes).flatMap((name) => (isIndexed(name) ? [] : [routes[name]]));
    expect(contentPages.filter((address) => !reached.has(address) && !unlisted.includes(inEnglish(address)))).toEqual([]);
  });

  // Pages without their own title or description share the default; the content lint reports them (src/content/lint/advice.ts).
  it.each<[string, (page: BuiltPage) => readonly string[], readonly string[]]>([
    ["title", (page) => texts(page, "head > title"), defaults.map(({ title }) => title)],
    ["heading", (page) => texts(page, "h1"), []],
    ["description", (page) => metaOf(page, "description"), defaults.map(({ description }) => description)],
  ])("each have a unique %s", (_, read, fallbacks) => {
    expect(repeated(indexable.flatMap(read).filter((value) => !fallbacks.includes(value)))).toEqual([]);
  });
});

it("publishes only SVG files that a page uses, besides the sketch map's land", () => {
  // The sketch map appears as soon as the company serves three places that have a shape on it (service-area-map.tsx).
  const pictures = siteFiles.filter((file) => file.endsWith(".svg") && file !== "valley.svg");
  expect(pictures.filter((file) => !sitePages.some(({ html }) => html.includes(`"/${file}"`)))).toEqual([]);
});

describe("files for search engines and feed readers", () => {
  it("the sitemap lists exactly the pages that search engines may index", () => {
    const files = listed("/sitemap-index.xml", /<loc>([^<]+)<\/loc>/g).map((address) => address.replace(siteUrl, ""));
    expect(files.flatMap((file) => listed(file, /<loc>([^<]+)<\/loc>/g)).sort()).toEqual(urls);
  });

  it("robots.txt names the sitemap", () => {
    expect(readPublished("/robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  });

  it("the sitemap gives the last-modified date of each service, location and post", () => {
    const dated = readPublished("/sitemap-0.xml").matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d{2}-\d{2})T/g);
    const days = new Map(Array.from(dated, ([, address = "", day]) => [address.replace(siteUrl, ""), day]));
    const lastModified = (folder: FolderName, entry: Parameters<typeof entryPath>[1]) => days.get(entryPath(folder, entry));
    expect(posts.map((post) => lastModified("posts", post))).toEqual(posts.map(({ date, updated }) => updated ?? date));
    expect(services.map((service) => lastModified("services", service))).toEqual(services.map(({ updated }) => updated));
    expect(locations.map((place) => lastModified("locations", place))).toEqual(locations.map(({ updated }) => updated));
  });

  it("there is a feed if there are posts", () => {
    expect(isPublished("/rss.xml")).toBe(posts.length > 0);
  });

  it(`the feed contains the newest posts, at most ${POST_LIMIT}`, () => {
    const links = hasFeed ? listed("/rss.xml", /<item>.*?<link>([^<]+)<\/link>/gs) : [];
    expect(links).toEqual(newestPosts.map((post) => `${siteUrl}${entryPath("posts", post)}`).sort());
  });

  it("the feed contains only absolute URLs", () => {
    expect(feed).not.toMatch(/(?:href|src)="\//);
  });

  it("the feed was built on or after the date of its newest post", () => {
    const dates = (tag: string) =>
      Array.from(feed.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, "g")), ([, date = ""]) => Date.parse(date));
    const changes = newestPosts.flatMap(({ date, updated }) => [date, updated ?? date]).map((day) => Date.parse(day));
    expect(dates("pubDate")).toHaveLength(newestPosts.length);
    expect(dates("lastBuildDate")).toHaveLength(posts.length > 0 ? 1 : 0);
    for (const built of dates("lastBuildDate")) expect(built).toBeGreaterThanOrEqual(Math.max(...dates("pubDate"), ...changes));
  });

  it("llms.txt names the file of each translation", () => {
    const named = readPublished("/llms.txt");
    for (const { language } of builtTranslations) expect(named).toContain(`${siteUrl}${inLanguage("/llms.txt", language)}`);
  });

  it(`llms.txt lists the pages that search engines may index, at most ${PAGE_LIMIT} per section`, () => {
    const unlisted = [builtContent, ...builtTranslations].flatMap((content) =>
      [undefined, ...namesOf(folders)].flatMap((folder) =>
        publicPages(content)
          .filter((page) => page.folder === folder)
          .slice(PAGE_LIMIT)
          .map((page) => urlOf(page.path)),
      ),
    );
    const files = ["/llms.txt", ...builtTranslations.map(({ language }) => inLanguage("/llms.txt", language))];
    expect(files.flatMap((file) => listed(file, /^- \[[^\]]+\]\(([^)]+)\): /gm)).sort()).toEqual(
      urls.filter((url) => !unlisted.includes(url)),
    );
  });
});

describe("structured data of all pages", () => {
  const graphs = indexable.map((page) => {
    const [script = "{}"] = texts(page, 'script[type="application/ld+json"]');
    const { "@graph": graph = [] } = JSON.parse(script) as { readonly "@graph"?: readonly Readonly<Record<string, unknown>>[] };
    return { route: page.route, graph };
  });
  const ofType = (type: string) =>
    graphs.flatMap(({ route, graph }) => graph.filter((node) => node["@type"] === type).map((node) => ({ route, node })));
  const companies = ofType("HomeAndConstructionBusiness");

  it("describes one company: the same id and facts on every page, in every language", () => {
    // Pages of single services and posts omit the areas; pages about the company add facts.
    const shared = ["@id", "name", "url", "telephone", "email", "address", "openingHoursSpecification", "priceRange", "image", "logo"];
    const facts = companies.map(({ node }) => JSON.stringify(shared.map((key) => node[key])));
    expect(companies).toHaveLength(indexable.length);
    expect(new Set(facts).size).toBe(1);
    expect(new Set(companies.flatMap(({ node }) => (node.areaServed ? [JSON.stringify(node.areaServed)] : []))).size).toBeLessThan(2);
  });

  it("opening hours list each weekday once, closed days from midnight to midnight", () => {
    const week = companies[0]?.node.openingHoursSpecification as readonly {
      readonly dayOfWeek: readonly string[];
      readonly opens: string;
      readonly closes: string;
    }[];
    const open = business.hours.flatMap(({ days }) => days);
    const closed = week.filter(({ opens, closes }) => opens === "00:00" && closes === "00:00").flatMap(({ dayOfWeek }) => dayOfWeek);
    expect(week.flatMap(({ dayOfWeek }) => dayOfWeek).sort()).toEqual([...WEEKDAYS].sort());
    expect([...closed, ...open].sort()).toEqual([...WEEKDAYS].sort());
  });

  it.each(["WebSite", "WebPage", "Service", "BlogPosting", "BreadcrumbList"])("has each %s once, with its page's id", (type) => {
    const nodes = ofType(type);
    const ids = nodes.map(({ node }) => String(node["@id"]));
    expect(repeated(ids)).toEqual([]);
    expect(ids.map((id) => id.split("#")[0])).toEqual(nodes.map(({ route }) => urlOf(route)));
  });

  it.each(["WebSite", "WebPage", "BlogPosting"])("has the page's language in each %s", (type) => {
    const nodes = ofType(type);
    expect(nodes.map(({ node }) => node.inLanguage)).toEqual(nodes.map(({ route }) => LANGUAGES[languageOf(route)].tag));
  });

  // schema.org defines no language for services and lists.
  it.each(["Service", "BreadcrumbList"])("has no language in a %s", (type) => {
    expect(ofType(type).filter(({ node }) => "inLanguage" in node)).toEqual([]);
  });
});

it("every icon in the manifest has its declared size", async () => {
  const { icons } = JSON.parse(readPublished("/site.webmanifest")) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  const sizes = await Promise.all(
    icons.map(async ({ src }) => {
      const { width, height } = await sharp(path.join("dist", src)).metadata();
      return `${width}x${height}`;
    }),
  );
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
  expect(sizes).toHaveLength(4);
});

it("the Content-Security-Policy allows the toast's styles only on pages with the quote form", () => {
  const hashes = ({ html }: BuiltPage) => (/style-src [^;]*/.exec(inlinesOf(html).policy)?.[0].match(/sha256-/g) ?? []).length;
  const [plain] = sitePages.filter((page) => islandsOf(page).length === 0).map(hashes);
  // The policy allows the toast's style element empty and filled (src/policy/toast-style-hashes.ts).
  const more = (page: BuiltPage) => (islandsOf(page).includes("quote-form") ? 2 : 0);
  expect(sitePages.filter((page) => hashes(page) !== (plain ?? 0) + more(page)).map(({ route }) => route)).toEqual([]);
});

it("the site contains no component gallery", () => {
  expect(siteFiles.filter((file) => file.includes("_kit") || file.includes("templates-kit"))).toEqual([]);
});

it("the site contains no unresolved references to facts or diagrams", () => {
  const references = siteFiles
    .filter((file) => /\.(?:html|json|xml|txt|js|webmanifest)$/.test(file))
    .flatMap((file) =>
      (/\{\{ ?[a-z][a-z-]+(?: x [\d,]+|: [a-z-]+)? ?\}\}/.exec(readPublished(file)) ?? []).map((found) => `${file}: ${found}`),
    );
  expect(references).toEqual([]);
});
