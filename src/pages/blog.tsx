import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { BlogWrapper } from "../blog/blog-wrapper";
import { savedPostPath, slugFromPath } from "../blog/post-address";
import type { SavedPost } from "../blog/saved-post";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Hero } from "../components/sections/hero";
import { FilteredLinks } from "../components/sections/filtered-links";
import { PostCard, PostCards } from "../components/sections/post-cards";
import { Band } from "../components/ui/band";
import { useSite } from "../components/layout/use-site";
import { routes } from "../content/routes";
import { required } from "../content/required";
import { READERS } from "../content/words";
import { inOrderOf } from "../format/order";

/** The last part of a post's address: the name of its file counts only while the post has no address of its own. */
const slugOf = ({ path }: Pick<Queries.PostCardFragment, "path">): string => slugFromPath(path) ?? path;

/** Makes what the visitor's browser keeps of a built-in post. The picture's address is the one that outlives later builds. */
const toSavedPost = ({ title, excerpt, author, date, picture, ...post }: Queries.PostCardFragment): SavedPost => ({
  id: slugOf(post),
  slug: slugOf(post),
  title,
  excerpt,
  author,
  date,
  image: picture?.src ?? "",
});

/** Lists the slugs that posts had before. One that is a post's slug again is none. */
const movedFrom = (
  posts: readonly (Pick<Queries.PostCardFragment, "path"> & { readonly formerly: readonly string[]; readonly slug: string })[],
) => {
  const slugs = new Set(posts.map(slugOf));
  return posts.flatMap(({ formerly, slug }) => [...formerly, slug]).filter((name) => !slugs.has(name));
};

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const page = required(data.blogPage, "blog.yml");
  const builtIn = useMemo(() => data.listed.nodes.map(toSavedPost), [data]);
  const moved = useMemo(() => movedFrom(data.listed.nodes), [data]);
  const pictures = useMemo(() => new Map(data.listed.nodes.map((post) => [slugOf(post), post.picture])), [data]);
  // As they were built: a saved post that joins the list changes nothing of the cards that stand there.
  const positions = useMemo(() => new Map(builtIn.map(({ slug }, position) => [slug, position])), [builtIn]);
  const first = builtIn.find(({ slug }) => pictures.get(slug))?.slug;
  const { business, words } = useSite();
  const pinned = page.guides.first ? [page.guides.first] : [];
  const guides = inOrderOf(pinned, data.guides.nodes).map(({ excerpt, reader, ...post }) => ({
    ...post,
    summary: excerpt,
    category: reader,
  }));
  return (
    <>
      <PageHead path={routes.blog} {...page.seo} pictureAlt={page.hero.picture?.alt} />
      <Hero heading={page.hero.heading} text={page.hero.text} />
      <Band>
        <PostCards>
          <BlogWrapper builtIn={builtIn} moved={moved}>
            {(posts) =>
              posts.map(({ slug, image, ...post }) => (
                <PostCard
                  key={slug}
                  {...post}
                  position={positions.get(slug)}
                  of={builtIn.length}
                  isHero={slug === first}
                  path={savedPostPath(slug)}
                  picture={pictures.get(slug) ?? (image ? { src: image, alt: "" } : null)}
                />
              ))
            }
          </BlogWrapper>
        </PostCards>
      </Band>
      <FilteredLinks {...page.guides} question={words.posts.filter} categories={READERS} links={guides} />
      <CallToAction {...page.callToAction} phone={business.phone} />
    </>
  );
};

export default BlogPage;

export const query = graphql`
  query BlogPage {
    blogPage {
      seo {
        ...Seo
      }
      hero {
        heading
        text
        picture {
          alt
        }
      }
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
    listed: allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
        slug
        formerly
      }
    }
    guides: allPost(filter: { listed: { eq: false } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        title
        path
        excerpt
        reader
      }
    }
  }
`;
