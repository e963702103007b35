import { graphql, type PageProps } from "gatsby";
import { Island } from "../client/islands/island";
import { PostList } from "../blog/list/post-list";
import { slugFromPath } from "../blog/post-address";
import type { SavedPost } from "../blog/saved-post";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Hero } from "../components/sections/hero";
import { LinkList } from "../components/sections/link-list";
import { Band } from "../components/ui/band";
import { useSite } from "../components/layout/use-site";
import { routes } from "../content/shared/routes";
import { required } from "../content/shared/required";
import { READERS } from "../content/shared/constants";
import { inOrderOf } from "../content/format/order";

/** Returns the last segment of a post's path, which may differ from the name of the post's file. */
const slugOf = ({ path }: Pick<Queries.PostCardFragment, "path">): string => slugFromPath(path) ?? path;

/** Converts a built-in post to the format of saved posts. `picture.src` has no hash, so it stays valid after later builds. */
const toSavedPost = ({ title, excerpt, author, date, picture, ...post }: Queries.PostCardFragment): SavedPost => ({
  id: slugOf(post),
  slug: slugOf(post),
  title,
  excerpt,
  author,
  date,
  image: picture?.src ?? "",
});

/** Returns slugs that posts no longer use: former slugs, and file names that differ from their post's slug. */
const movedFrom = (posts: Queries.BlogPageQuery["listed"]["nodes"]) => {
  const slugs = new Set(posts.map(slugOf));
  return posts.flatMap(({ formerly, slug }) => [...formerly, slug]).filter((name) => !slugs.has(name));
};

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const page = required(data.blogPage, "blog.yml");
  const listed = data.listed.nodes;
  const pictures = Object.fromEntries(listed.flatMap(({ picture, ...post }) => (picture ? [[slugOf(post), picture]] : [])));
  const { business, language, words } = useSite();
  const pinned = page.guides.first ? [page.guides.first] : [];
  const guides = inOrderOf(pinned, data.guides.nodes).map(({ excerpt, reader, ...post }) => ({
    ...post,
    summary: excerpt,
    category: reader,
  }));
  return (
    <>
      <PageHead path={routes.blog} {...page.seo} sharePicture={page.hero.picture} />
      <Hero heading={page.hero.heading} text={page.hero.text} surface={page.hero.picture} />
      <Band>
        <Island
          name="post-list"
          component={PostList}
          props={{
            builtIn: listed.map(toSavedPost),
            moved: movedFrom(listed),
            pictures,
            ...(language !== "en" && { language }),
            words: { posts: words.posts },
          }}
        />
      </Band>
      <LinkList {...page.guides} links={guides} filter={{ question: words.posts.filter, categories: READERS }} />
      <CallToAction {...page.callToAction} phone={business.phone} />
    </>
  );
};

export default BlogPage;

export const query = graphql`
  query BlogPage($lang: String = "en") {
    blogPage(lang: { eq: $lang }) {
      ...QuietHeroPage
      guides {
        heading
        text
        first {
          path
        }
      }
      callToAction {
        ...CallToAction
      }
    }
    listed: allPost(filter: { lang: { eq: $lang }, listed: { eq: true } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
        slug
        formerly
      }
    }
    guides: allPost(filter: { lang: { eq: $lang }, listed: { eq: false } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        title
        path
        excerpt
        reader
      }
    }
  }
`;
