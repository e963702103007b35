/** Builds the tags of a page's head as data, which `PageHead` renders with react-helmet. */
import { COLORS } from "../brand/brand";
import { TITLE_LIMIT } from "../content/schema/sections";
import { inLanguage, languageOf, LANGUAGES, type Language } from "../content/shared/languages";
import { dayStart } from "./day-start";
import { ICON_LINKS } from "./icons";
import { graphFor, printJsonLd } from "./json-ld/graph";
import { type HeadPage, type HeadSite, absoluteUrl } from "./page";
import { SHARE_PICTURE, sharePictureOf } from "./share-picture";

/** Attributes of one `<meta>` or `<link>` tag. */
export type Tag = Readonly<Record<string, string>>;

export interface Head {
  readonly title: string;
  readonly meta: readonly Tag[];
  readonly link: readonly Tag[];
  /** Content of the JSON-LD script element. */
  readonly jsonLd?: string;
}

const articleTags = ({ topic }: HeadPage, { timeZone }: HeadSite): readonly Tag[] =>
  topic?.kind === "post"
    ? [
        { property: "article:published_time", content: dayStart(topic.date, timeZone) },
        { property: "article:modified_time", content: dayStart(topic.updated ?? topic.date, timeZone) },
      ]
    : [];

const localeOf = (language: Language): string => LANGUAGES[language].tag.replace("-", "_");

const otherLanguages = ({ languages = [], path }: HeadPage): readonly Language[] =>
  languages.filter((language) => language !== languageOf(path));

/** Returns hreflang links to all language versions of the page, with English as the default; none if there is only one version. */
const languageLinks = (page: HeadPage, { siteUrl }: HeadSite): readonly Tag[] => {
  const { languages = [], path } = page;
  if (otherLanguages(page).length === 0) return [];
  const linkTo = (hrefLang: string, language: Language): Tag => ({
    rel: "alternate",
    hrefLang,
    href: absoluteUrl(siteUrl, inLanguage(path, language)),
  });
  return [...languages.map((language) => linkTo(language, language)), ...(languages.includes("en") ? [linkTo("x-default", "en")] : [])];
};

const sharingTags = (page: HeadPage, site: HeadSite, title: string, description: string): readonly Tag[] => {
  const picture = sharePictureOf(page, site);
  return [
    { property: "og:type", content: page.topic?.kind === "post" ? "article" : "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: localeOf(languageOf(page.path)) },
    ...otherLanguages(page).map((language) => ({ property: "og:locale:alternate", content: localeOf(language) })),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(page.noindex ? [] : [{ property: "og:url", content: absoluteUrl(site.siteUrl, page.path) }]),
    { property: "og:image", content: absoluteUrl(site.siteUrl, picture.path) },
    { property: "og:image:width", content: String(SHARE_PICTURE.width) },
    { property: "og:image:height", content: String(SHARE_PICTURE.height) },
    { property: "og:image:alt", content: picture.alt },
    ...articleTags(page, site),
    // X takes the title, description and picture from the tags above: https://developer.x.com/cards/markup
    { name: "twitter:card", content: "summary_large_image" },
  ];
};

/** Appends the company's short name to a title, unless the title already contains it or would become too long for search results. */
const withCompany = (title: string, { shortName }: HeadSite): string => {
  const long = `${title} | ${shortName}`;
  return title.includes(shortName) || long.length > TITLE_LIMIT ? title : long;
};

/**
 * Returns a page's title, meta and link tags, and structured data. The title and description default to the site's. Pages with `noindex`
 * have neither a canonical URL nor structured data, because both would contradict `noindex`.
 */
export const headFor = (page: HeadPage, site: HeadSite): Head => {
  const title = withCompany(page.title ?? site.defaults.title, site);
  const description = page.description ?? site.defaults.description;
  return {
    title,
    meta: [
      { name: "description", content: description },
      // Let search results show large pictures instead of thumbnails.
      { name: "robots", content: page.noindex ? "noindex" : "max-image-preview:large" },
      { name: "theme-color", content: COLORS.sealed },
      ...sharingTags(page, site, title, description),
    ],
    link: [
      ...(page.noindex ? [] : [{ rel: "canonical", href: absoluteUrl(site.siteUrl, page.path) }, ...languageLinks(page, site)]),
      ...ICON_LINKS,
    ],
    ...(!page.noindex && { jsonLd: printJsonLd(graphFor({ ...page, title }, site)) }),
  };
};
