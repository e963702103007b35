/** Builds the RSS feed of posts. */
import { Feed } from "feed";
import { sourcesIn, textLinks } from "../content/entries/page-links";
import { feedHtml } from "../content/markdown/html";
import { newestFirst } from "../content/entries/newest-first";
import { inLanguage, LANGUAGES } from "../content/shared/languages";
import { entryPath, pathAt, routes, siteFiles } from "../content/shared/routes";
import type { Content } from "../content/schema";
import { diagramText } from "../content/diagrams";
import { escapeHtml } from "../content/format/escape-html";
import { dayStart } from "../seo/day-start";
import { absoluteUrl } from "../seo/page";

/** Maximum number of posts in the feed. Feed readers may download the whole feed every hour. */
export const POST_LIMIT = 50;

/** Returns a post's HTML, with text instead of diagrams, because feed readers do not show SVG. */
const htmlOf = (post: Content["posts"][number], content: Content): string =>
  feedHtml(post.body, (key) => `<p>${escapeHtml(diagramText(key, content))}</p>`, {
    ...textLinks(content),
    ...sourcesIn(content, post, content.language),
  })
    // `]]>` would end the CDATA section.
    .replaceAll("]]>", "]]&gt;");

/**
 * Returns the first path that a post ever had. It identifies the post in feed readers, so that they do not show a moved post as new. A post
 * with an `address` was first published at its file name. Without an `address`, old addresses mean that the file was renamed by hand: the
 * first is the first file name.
 */
const firstPath = ({ slug, address, formerly }: Content["posts"][number]): string =>
  pathAt("posts", address === undefined ? (formerly[0] ?? slug) : slug);

/** Returns the RSS feed with the full posts. Posts are dated at the start of their day in the company's time zone. */
export const feedText = (content: Content): string => {
  const { business, blogPage, language, posts } = content;
  const addressOf = (path: string): string => inLanguage(path, language);
  const momentOf = (day: string): Date => new Date(dayStart(day, business.timeZone));
  const newest = newestFirst(posts).slice(0, POST_LIMIT);
  const lastChange = newest
    .flatMap(({ date, updated }) => [date, ...(updated ? [updated] : [])])
    .sort()
    .at(-1);
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
    updated: lastChange ? momentOf(lastChange) : new Date(0),
  });
  for (const post of newest) {
    const { title, excerpt, author, date } = post;
    feed.addItem({
      title,
      guid: absoluteUrl(business.siteUrl, addressOf(firstPath(post))),
      description: excerpt,
      link: absoluteUrl(business.siteUrl, addressOf(entryPath("posts", post))),
      date: momentOf(date),
      content: htmlOf(post, content),
      // RSS's author element requires an email address, so use dc:creator for the name.
      extensions: [{ name: "dc:creator", objects: { _cdata: author } }],
    });
  }
  return `${feed.rss2()}\n`;
};
