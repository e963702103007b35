/** Builds the RSS feed of posts. */
import { Feed } from "feed";
import { textLinks } from "../content/entries/page-links";
import { feedHtml } from "../content/markdown/html";
import { newestFirst } from "../content/entries/newest-first";
import { inLanguage, LANGUAGES } from "../content/shared/languages";
import { pathOf, routes, siteFiles } from "../content/shared/routes";
import type { Content } from "../content/schema";
import { diagramText } from "../content/diagrams";
import { escapeHtml } from "../content/format/escape-html";
import { dayStart } from "../seo/day-start";
import { absoluteUrl } from "../seo/page";

/** Maximum number of posts in the feed. Feed readers may download the whole feed every hour. */
const POST_LIMIT = 50;

/** Returns a post's HTML, with text instead of diagrams, because feed readers do not show SVG. */
const htmlOf = (body: string, content: Content): string =>
  feedHtml(body, (key) => `<p>${escapeHtml(diagramText(key, content))}</p>`, { ...textLinks(content), siteUrl: content.business.siteUrl })
    // `]]>` would end the CDATA section.
    .replaceAll("]]>", "]]&gt;");

/** Returns the RSS feed with the full posts. Posts are dated at the start of their day in the company's time zone. */
export const feedText = (content: Content): string => {
  const { business, blogPage, language, posts } = content;
  const addressOf = (path: string): string => inLanguage(path, language);
  const momentOf = (day: string): Date => new Date(dayStart(day, business.timeZone));
  const newest = newestFirst(posts).slice(0, POST_LIMIT);
  const feed = new Feed({
    title: business.name,
    description: blogPage.hero.text,
    id: absoluteUrl(business.siteUrl, addressOf(routes.blog)),
    link: absoluteUrl(business.siteUrl, addressOf(routes.blog)),
    feedLinks: { rss: absoluteUrl(business.siteUrl, addressOf(siteFiles.feed)) },
    language: LANGUAGES[language].tag,
    copyright: "",
    generator: false,
    // Without posts, the package would write the build time, and the feed would differ in every build.
    updated: newest[0] ? momentOf(newest[0].date) : new Date(0),
  });
  for (const { title, excerpt, slug, address, author, date, body } of newest) {
    feed.addItem({
      title,
      description: excerpt,
      link: absoluteUrl(business.siteUrl, addressOf(pathOf("posts", { slug, address }))),
      date: momentOf(date),
      content: htmlOf(body, content),
      // RSS's author element requires an email address, so use dc:creator for the name.
      extensions: [{ name: "dc:creator", objects: { _cdata: author } }],
    });
  }
  return `${feed.rss2()}\n`;
};
