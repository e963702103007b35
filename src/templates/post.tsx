import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { PostView } from "./views/post-view";
import { crumbsTo } from "../content/shared/crumbs";
import { required } from "../content/shared/required";
import { extraParts } from "./views/extras";

/** Page of one built-in post. */
const PostPage = ({ data }: PageProps<Queries.PostPageQuery>) => {
  const post = required(data.post, "The post");
  const { callBox } = required(data.blogPage, "blog.yml");
  const site = useSite();
  const crumbs = crumbsTo("posts", post, site.words, site.link);
  return (
    <>
      <PageHead
        path={post.path}
        title={post.seo?.title ?? post.title}
        description={post.seo?.description ?? post.excerpt}
        picture={post.picture}
        crumbs={crumbs}
        topic={{ ...post, kind: "post", headline: post.title }}
      />
      <PostView
        {...post}
        extras={extraParts(site, post.extras, { isOpen: true })}
        crumbs={crumbs}
        text={required(post.childMarkdownRemark, "The text").text}
        callBox={callBox}
        phone={site.business.phone}
      />
    </>
  );
};

export default PostPage;

export const query = graphql`
  query PostPage($lang: String = "en", $id: String!) {
    post(id: { eq: $id }) {
      ...PostCard
      updated
      seo {
        ...Seo
      }
      extras
      related {
        ...Related
      }
      childMarkdownRemark {
        text {
          pieces {
            ...TextPiece
          }
          headings {
            id
            html
          }
        }
      }
    }
    blogPage(lang: { eq: $lang }) {
      callBox {
        ...SectionHeading
      }
    }
  }
`;
