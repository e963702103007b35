import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { Contents } from "../components/sections/contents";
import { PostArticle } from "../components/sections/post-article";
import { Prose } from "../components/sections/prose";
import { RelatedLinks } from "../components/sections/related-links";
import { slugFromPath } from "../blog/post-address";
import { Breadcrumbs } from "../components/ui/breadcrumbs";
import { Picture } from "../components/ui/picture";
import { crumbsTo } from "../content/shared/crumbs";
import { required } from "../content/shared/required";
import type { Extras } from "../content/settings";
import { SheetLinks } from "../worksheets/sheet-links";
import { ExtraSections } from "./extras";

/** Sizes of the main picture, with its aspect ratio. Keep them in sync with src/components/sections/post-article.module.css. */
const BOXES = [
  { media: "width < 64rem", width: "95vw", shape: 16 / 9 },
  { media: "width < 84rem", width: "calc(95vw - 24rem)", shape: 16 / 9 },
  { width: "54rem", shape: 16 / 9 },
];

/** Renders the page of one built-in post. */
const PostPage = ({ data }: PageProps<Queries.PostPageQuery>) => {
  const { picture, ...post } = required(data.post, "The post");
  const { callBox } = required(data.blogPage, "blog.yml");
  const { business, link, words } = useSite();
  const crumbs = crumbsTo("posts", post, words, link);
  const { pieces, headings } = required(post.childMarkdownRemark, "The post's text").text;
  const extras = post.extras as Extras; // Safe cast: `extrasOf` in src/content/entries/extras.ts returns the value
  return (
    <>
      <PageHead
        path={post.path}
        title={post.seo?.title ?? post.title}
        description={post.seo?.description ?? post.excerpt}
        picture={picture}
        crumbs={crumbs}
        topic={{ ...post, kind: "post", headline: post.title }}
      />
      <PostArticle
        {...post}
        slug={slugFromPath(post.path)}
        image={picture?.src}
        picture={picture && <Picture picture={picture} boxes={BOXES} isHero />}
        above={<Breadcrumbs crumbs={crumbs} />}
        callBox={callBox}
        phone={business.phone}
      >
        <SheetLinks {...extras.worksheets} />
        <Prose pieces={pieces} before={<Contents headings={headings} />} />
      </PostArticle>
      {/* A post's text has its own price table, so `isOpen` leaves out this one and shows the calculator, open. */}
      <ExtraSections {...extras} isOpen />
      <RelatedLinks groups={post.related} />
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
