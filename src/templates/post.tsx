import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/layout/breadcrumbs";
import { PageHead } from "../components/layout/page-head";
import { PostArticle } from "../components/sections/post-article";
import { Prose } from "../components/sections/prose";
import { RelatedLinks } from "../components/sections/related-links";
import { Picture } from "../components/ui/picture";
import { routes } from "../content/routes";
import { required } from "../site/required";
import { useSite } from "../site/use-site";

/** Page of one built-in post. */
const PostPage = ({ data }: PageProps<Queries.PostPageQuery>) => {
  const post = required(data.post, "The post");
  const { callBox } = required(data.blogPage, "blog.yml");
  const { phone } = useSite().business;
  const crumbs = [
    { title: "Home", path: routes.home },
    { title: "Blog", path: routes.blog },
    { title: post.title, path: post.path },
  ];
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
      <PostArticle
        {...post}
        picture={post.picture && <Picture picture={post.picture} sizes="(width < 60rem) 100vw, 56rem" isHero />}
        above={<Breadcrumbs crumbs={crumbs} />}
        callBox={callBox}
        phone={phone}
      >
        <Prose html={post.childMarkdownRemark?.html ?? ""} />
      </PostArticle>
      <RelatedLinks {...post.related} />
    </>
  );
};

export default PostPage;

export const query = graphql`
  query PostPage($slug: String!) {
    post(slug: { eq: $slug }) {
      ...PostCard
      updated
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
    }
    blogPage {
      callBox {
        ...SectionHeading
      }
    }
  }
`;
