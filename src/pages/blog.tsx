import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { BlogWrapper } from "../blog/blog-wrapper";
import { savedPostPath } from "../blog/post-address";
import type { SavedPost } from "../blog/saved-post";
import { PageHead } from "../components/layout/page-head";
import { Hero } from "../components/sections/hero";
import { LinkList } from "../components/sections/link-list";
import { PostCard, PostCards } from "../components/sections/post-cards";
import { Band } from "../components/ui/band";
import { routes } from "../content/routes";
import { required } from "../content/required";

/** Makes what the visitor's browser keeps of a built-in post. The picture's address is the one that outlives later builds. */
const toSavedPost = ({ slug, title, excerpt, author, date, picture }: Queries.PostCardFragment): SavedPost => ({
  id: slug,
  slug,
  title,
  excerpt,
  author,
  date,
  image: picture?.src ?? "",
});

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const page = required(data.blogPage, "blog.yml");
  const builtIn = useMemo(() => data.listed.nodes.map(toSavedPost), [data]);
  const pictures = useMemo(() => new Map(data.listed.nodes.map(({ slug, picture }) => [slug, picture])), [data]);
  return (
    <>
      <PageHead path={routes.blog} {...page.seo} pictureAlt={page.hero.picture?.alt} />
      <Hero heading={page.hero.heading} text={page.hero.text} />
      <Band>
        <PostCards>
          <BlogWrapper builtIn={builtIn}>
            {(posts) =>
              posts.map(({ slug, image, ...post }) => (
                <PostCard
                  key={slug}
                  {...post}
                  path={savedPostPath(slug)}
                  picture={pictures.get(slug) ?? (image ? { src: image, alt: "" } : null)}
                />
              ))
            }
          </BlogWrapper>
        </PostCards>
      </Band>
      <LinkList {...page.guides} links={data.guides.nodes.map(({ excerpt, ...post }) => ({ ...post, summary: excerpt }))} />
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
        ...SectionHeading
      }
    }
    listed: allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
    guides: allPost(filter: { listed: { eq: false } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        title
        path
        excerpt
      }
    }
  }
`;
