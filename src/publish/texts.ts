/** Writes the site's manifest and text files, such as robots.txt. gatsby-plugin-sitemap writes the sitemap. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { inLanguage, LANGUAGES, type Language } from "../content/shared/languages";
import { siteFiles } from "../content/shared/routes";
import { feedText } from "./feed";
import type { Content } from "../content/schema";
import { closedDaysAhead } from "../content/facts/closed-days";
import { COLLECTIONS, namesOf } from "../content/shared/collections";
import { fillIn } from "../content/shared/placeholders";
import { absoluteUrl } from "../seo/page";
import { hoursLines } from "../content/format/hours";
import { publicPages, type PublicPage } from "../seo/public-pages";
import { manifestIcons } from "../seo/icons";
import { COLORS } from "../brand/brand";

/** Writes the web manifest, which phones use when a visitor adds the site to the home screen. The icons are in `static/`. */
export const writeManifest = async ({ business, words }: Content, folder: string): Promise<void> => {
  const manifest = {
    name: business.name,
    short_name: business.shortName,
    description: words.search.description,
    id: "/",
    start_url: "/",
    scope: "/",
    lang: "en-US",
    dir: "ltr",
    display: "browser",
    background_color: COLORS.sealed,
    theme_color: COLORS.sealed,
    icons: manifestIcons.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose })),
  };
  await writeFile(path.join(folder, siteFiles.manifest), `${JSON.stringify(manifest, undefined, 2)}\n`);
};

/** Maximum number of pages per section of llms.txt. Keeps the file short, because language models read all of it. */
export const PAGE_LIMIT = 100;

/** Joins lines and removes brackets, so that the string can be the text of a markdown link. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(/[[\]]/g, "");

const entry = ({ path: address, heading, description }: PublicPage, siteUrl: string): string =>
  `- [${oneLine(heading)}](${absoluteUrl(siteUrl, address)}): ${oneLine(description)}`;

/**
 * Returns the content of llms.txt. Omits sections without pages.
 *
 * @param others languages that have their own llms.txt
 */
export const llmsText = (content: Content, others: readonly Language[] = []): string => {
  const { name, phone, email, address, hours, siteUrl } = content.business;
  const { llms, collections, contact, search, time } = content.words;
  const pages = publicPages(content);
  const facts = [
    `${contact.phone}: ${phone}`,
    `${contact.email}: ${email}`,
    `${contact.place}: ${fillIn(contact.town, { city: address.locality, state: address.region })}`,
    ...hoursLines({ hours, closedDays: closedDaysAhead(content.business, content.language) }, time, content.language),
    ...others.map((other) => `${LANGUAGES[other].name}: ${absoluteUrl(siteUrl, inLanguage(siteFiles.llms, other))}`),
  ].map((fact) => `- ${fact}`);
  const sections = [undefined, ...namesOf(COLLECTIONS)].map((folder) => {
    const listed = pages.filter((page) => page.folder === folder).slice(0, PAGE_LIMIT);
    const heading = folder ? collections[folder].heading : llms.company;
    return listed.length > 0 ? `## ${heading}\n\n${listed.map((page) => entry(page, siteUrl)).join("\n")}\n` : "";
  });
  return [`# ${name}\n`, `> ${oneLine(search.description)}\n`, `${facts.join("\n")}\n`, ...sections.filter(Boolean)].join("\n");
};

/**
 * Returns the content of robots.txt. It disallows nothing, because crawlers see a page's noindex only if they may fetch the page.
 */
const robotsText = ({ business }: Content): string => `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}${siteFiles.sitemap}\n`;

/** Writes one language's text files to the published folder. */
export const writeTexts = async (content: Content, folder: string, others: readonly Language[] = []): Promise<void> => {
  const texts = {
    ...(content.language === "en" && { [siteFiles.robots]: robotsText(content) }),
    [siteFiles.llms]: llmsText(content, others),
    ...(content.ownFiles.includes("blogPage") && { [siteFiles.feed]: feedText(content) }),
  };
  for (const [address, text] of Object.entries(texts)) {
    const file = path.join(folder, inLanguage(address, content.language));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};
