/** Finds faults in a page's head, and broken links. */
import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { decodePath } from "../../src/content/check/taken-addresses";
import { telLink } from "../../src/content/format/phone";
import { inEnglish, inLanguage, languageOf, LANGUAGES, TRANSLATIONS } from "../../src/content/shared/languages";
import { siteFiles } from "../../src/content/shared/routes";
import { business } from "../fixtures/built-words";
import { attributes, everyPage, isIndexable, isPublished, metaOf, sitePages, texts, unless, type BuiltPage } from "./built-site";

const { siteUrl } = business;
/** Relations of the files to which the head of every page must link. */
const LINKED = ["icon", "apple-touch-icon", "manifest", "sitemap"];

/** Returns a page's full URL. */
export const urlOf = (route: string): string => (route === "/" ? `${siteUrl}/` : `${siteUrl}${route}`);

const isSame = (one: readonly string[], other: readonly string[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Reports faults in a page's share picture. */
const shareFaults = async (page: BuiltPage): Promise<readonly string[]> => {
  const [address = ""] = metaOf(page, "og:image");
  const file = path.join("dist", address.replace(siteUrl, ""));
  if (!address.startsWith("https://") || !isPublished(address.replace(siteUrl, ""))) return [`share picture: missing: ${address}`];
  const { width, height, format } = await sharp(file).metadata();
  return [
    ...unless(`${width}x${height} ${format}` === "1200x630 jpeg", `share picture: ${width}x${height} ${format}, not 1200x630 jpeg`),
    ...unless(statSync(file).size <= 150_000, "share picture: more than 150 kB"),
    ...unless(
      isSame(
        ["width", "height"].flatMap((side) => metaOf(page, `og:image:${side}`)),
        ["1200", "630"],
      ),
      "share picture: wrong og:image:width or og:image:height",
    ),
    ...unless(/\S/.test(metaOf(page, "og:image:alt")[0] ?? ""), "share picture: no og:image:alt"),
  ];
};

/** Returns the language and the URL of each hreflang link on a page. */
const languagesOf = ({ $ }: BuiltPage): readonly (readonly [string, string])[] =>
  [...$("head link[rel='alternate'][hreflang]")].map(({ attribs: { hreflang = "", href = "" } }) => [hreflang, href]);

/**
 * Reports wrong lang attributes, hreflang links and feed links. All versions of a translated page must have the same hreflang links; other
 * pages must have none.
 */
const languageFaults = (page: BuiltPage): readonly string[] => {
  const language = languageOf(page.route);
  const localized = (route: string): string => inLanguage(route, language);
  const translated = [inEnglish(page.route), ...TRANSLATIONS.map((other) => inLanguage(page.route, other))].filter((route) =>
    sitePages.some((other) => other.route === route && isIndexable(other)),
  );
  const expected = translated.map((route) => [languageOf(route), urlOf(route)]);
  const isUntranslated = expected.length < 2 || !isIndexable(page);
  return [
    ...unless(page.$("html").attr("lang") === LANGUAGES[language].tag, "wrong lang attribute"),
    ...unless(
      JSON.stringify(languagesOf(page)) ===
        JSON.stringify(isUntranslated ? [] : [...expected, ["x-default", urlOf(inEnglish(page.route))]]),
      `wrong hreflang links: ${JSON.stringify(languagesOf(page))}`,
    ),
    ...unless(
      isSame(attributes(page, "head link[rel='alternate'][type]", "href"), [siteFiles.feed].map(localized).filter(isPublished)),
      "wrong link to the feed",
    ),
  ];
};

/** Reports faults in a page's head. */
export const headFaults = async (page: BuiltPage): Promise<readonly string[]> => {
  const [title, description, h1, canonical] = [
    texts(page, "head > title"),
    metaOf(page, "description"),
    texts(page, "h1"),
    attributes(page, "head link[rel=canonical]", "href"),
  ];
  const linked = LINKED.map((rel) => attributes(page, `head link[rel='${rel}']`, "href"));
  return [
    ...unless(h1.length === 1 && !h1.includes(""), `h1: ${h1.join(" | ")}`),
    ...unless(title.length === 1 && /^.{1,60}$/.test(title[0] ?? ""), `title: ${title.join(" | ")}`),
    ...unless(description.length === 1 && /^.{1,155}$/.test(description[0] ?? ""), `description: ${description.join(" | ")}`),
    ...unless(isSame(metaOf(page, "og:title"), title), "og:title is not the title"),
    ...unless(isSame(metaOf(page, "og:description"), description), "og:description is not the description"),
    ...unless(isSame(metaOf(page, "twitter:card"), ["summary_large_image"]), "twitter:card is not summary_large_image"),
    ...(isIndexable(page)
      ? unless(
          isSame([...canonical, ...metaOf(page, "og:url")], [urlOf(page.route), urlOf(page.route)]),
          `canonical and og:url: ${[...canonical, ...metaOf(page, "og:url")].join(" ")}`,
        )
      : unless(canonical.length === 0, "a page with noindex has a canonical URL")),
    ...LINKED.filter((_, index) => linked[index]?.length === 0).map((rel) => `no link with rel=${rel}`),
    ...linked.flat().flatMap((href) => unless(isPublished(href), `link to a missing file: ${href}`)),
    ...languageFaults(page),
    ...(await shareFaults(page)),
  ];
};

const idsOf = new Map(everyPage.map((page) => [page.route, new Set(attributes(page, "[id]", "id"))]));

/** Returns the targets of a page's broken internal links, and of links that call a number other than the company's. */
export const brokenLinks = (page: BuiltPage): readonly string[] =>
  attributes(page, "body a[href]", "href").filter((href) => {
    if (href.startsWith("tel:")) return href !== telLink(business.phone);
    // GFM turns www.example.com in a text into a link with http.
    if (/^(?:https?:|sms:|mailto:)/.test(href)) return false;
    const { pathname, hash } = new URL(href, urlOf(page.route));
    const ids = idsOf.get(pathname);
    if (!ids) return !isPublished(pathname);
    // Like browsers, look for the anchor as `URL` returns it, which encodes letters such as ß, and then for the decoded anchor.
    return hash !== "" && ![hash.slice(1), decodePath(hash.slice(1))].some((id) => ids.has(id));
  });
