/** Settings of gatsby-plugin-feed: the posts as RSS. */
import { routes } from "../content/routes";
import { dayStart } from "../seo/day-start";
import { absoluteUrl, FEED_PATH } from "../seo/urls";

interface FeedPost {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: string;
  readonly childMarkdownRemark: { readonly html: string } | null;
}

interface FeedData {
  readonly query: {
    readonly business: { readonly name: string; readonly siteUrl: string };
    readonly blogPage: { readonly hero: { readonly heading: string; readonly text: string } };
    readonly allPost: { readonly nodes: readonly FeedPost[] };
  };
}

/** How many posts the feed holds, the newest: readers fetch it whole every hour. */
const POST_LIMIT = 50;

const SITE_QUERY = "{ business { name siteUrl } blogPage { hero { heading text } } }";
const POSTS_QUERY = `{
  allPost(sort: [{ date: DESC }, { slug: ASC }], limit: ${POST_LIMIT}) {
    nodes { path title excerpt author date childMarkdownRemark { html } }
  }
}`;

/** Makes links and pictures of a text work outside the site. */
export const withFullAddresses = (html: string, siteUrl: string): string =>
  html.replace(/(?<attribute> (?:href|src)=")\/(?!\/)/g, `$<attribute>${siteUrl}/`);

/** Makes the feed's entry of a post: its text whole, its date the start of the day in Las Vegas. */
export const feedItem = ({ path, title, excerpt, author, date, childMarkdownRemark }: FeedPost, siteUrl: string) => ({
  title,
  description: excerpt,
  url: absoluteUrl(siteUrl, path),
  author,
  date: dayStart(date),
  custom_elements: [{ "content:encoded": { _cdata: withFullAddresses(childMarkdownRemark?.html ?? "", siteUrl) } }],
});

/** Options of the plugin. */
export const feedOptions = {
  query: SITE_QUERY,
  setup: ({ query: { business, blogPage } }: FeedData) => ({
    title: business.name,
    description: blogPage.hero.text,
    site_url: absoluteUrl(business.siteUrl, routes.blog),
    feed_url: absoluteUrl(business.siteUrl, FEED_PATH),
    language: "en-US",
    generator: "Gatsby",
  }),
  feeds: [
    {
      title: "Asphalt care blog",
      output: FEED_PATH,
      query: POSTS_QUERY,
      serialize: ({ query: { business, allPost } }: FeedData) => allPost.nodes.map((post) => feedItem(post, business.siteUrl)),
    },
  ],
};
