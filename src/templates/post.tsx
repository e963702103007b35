import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { PostView } from "../components/views/post-view";
import { crumbsTo } from "../content/crumbs";
import { required } from "../content/required";
import { costsOf } from "../prices/costs-of";
import { useSite } from "../components/layout/use-site";

/** Page of one built-in post. */
const PostPage = ({ data }: PageProps<Queries.PostPageQuery>) => {
  const post = required(data.post, "The post");
  const { callBox } = required(data.blogPage, "blog.yml");
  const { business, words } = useSite();
  const crumbs = crumbsTo("posts", post, words.crumbs);
  return (
    <>
      <PageHead
        path={post.path}
        title={post.seo?.title ?? post.title}
        description={post.seo?.description ?? post.excerpt}
        picture={post.picture}
        sharePicture={post.sharePicture}
        crumbs={crumbs}
        topic={{ ...post, kind: "post", headline: post.title }}
      />
      <PostView
        {...post}
        crumbs={crumbs}
        html={post.childMarkdownRemark?.html ?? ""}
        costs={costsOf(post.prices, data)}
        callBox={callBox}
        phone={business.phone}
      />
    </>
  );
};

export default PostPage;

export const query = graphql`
  query PostPage($slug: String!) {
    post(slug: { eq: $slug }) {
      ...PostCard
      updated
      prices
      sharePicture
      seo {
        ...Seo
      }
      related {
        ...Related
      }
      childMarkdownRemark {
        html
      }
      bodyPictures {
        ...Picture
      }
    }
    blogPage {
      callBox {
        ...SectionHeading
      }
    }
    ...Costs
  }
`;
