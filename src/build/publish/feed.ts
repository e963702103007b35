/** Writes the feed: the posts as RSS. */
import { Feed } from "feed";
import { textLinks } from "../../content/paths-in";
import { feedHtml } from "../../content/markdown/html";
import { newestFirst } from "../../content/newest-first";
import { inLanguage, LANGUAGES } from "../../content/shared/languages";
import { pathOf, routes, siteFiles } from "../../content/shared/routes";
import type { Content } from "../../content/schema";
import { diagramText } from "../../content/diagrams";
import { escapeHtml } from "../../content/format/escape-html";
import { dayStart } from "../../seo/day-start";
import { absoluteUrl } from "../../seo/urls";

/** How many posts the feed holds, the newest: readers fetch it whole every hour. */
const POST_LIMIT = 50;

/** Makes the HTML of a post. A diagram is said in words: readers show no SVG. */
const htmlOf = (body: string, content: Content): string =>
  feedHtml(body, (key) => `<p>${escapeHtml(diagramText(key, content))}</p>`, { ...textLinks(content), siteUrl: content.business.siteUrl })
    // It would end the section of the feed that holds the text.
    .replaceAll("]]>", "]]&gt;");

/** Makes the text of the feed: each post whole, dated the start of its day where the company is. It changes when the posts do. */
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
    // The package would write the time of the build for a feed without posts.
    updated: newest[0] ? momentOf(newest[0].date) : new Date(0),
  });
  for (const { title, excerpt, slug, address, author, date, body } of newest) {
    feed.addItem({
      title,
      description: excerpt,
      link: absoluteUrl(business.siteUrl, addressOf(pathOf("posts", { slug, address }))),
      date: momentOf(date),
      content: htmlOf(body, content),
      // RSS wants an email address as the author; a name has an element of its own.
      extensions: [{ name: "dc:creator", objects: { _cdata: author } }],
    });
  }
  return `${feed.rss2()}\n`;
};
