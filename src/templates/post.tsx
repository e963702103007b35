import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { PostView } from "./views/post-view";
import type { ParkingSheetWords, Sheet } from "../content/settings";
import { crumbsTo } from "../content/shared/crumbs";
import { leadTimeLine } from "../components/sections/trust-items";
import { required } from "../content/shared/required";
import { SheetLinks } from "../worksheets/sheet-links";
import { Worksheets } from "../worksheets/worksheets";

/** Page of one built-in post. */
const PostPage = ({ data }: PageProps<Queries.PostPageQuery>) => {
  const post = required(data.post, "The post");
  const sheets = post.sheets as readonly Sheet[];
  const { callBox } = required(data.blogPage, "blog.yml");
  const { business, company, facts, link, priceGuide, words, worksheets } = useSite();
  const crumbs = crumbsTo("posts", post, words, link);
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
        crumbs={crumbs}
        text={required(post.childMarkdownRemark, "The text").text}
        costs={{ kind: post.prices, prices: facts.prices, guide: priceGuide, leadTime: leadTimeLine(company, words.trust) }}
        worksheets={
          <Worksheets {...worksheets} sheets={sheets} parkingSheet={post.parkingSheet as ParkingSheetWords | null} known={company} />
        }
        sheetLinks={<SheetLinks heading={worksheets.heading} path="" sheets={sheets} />}
        callBox={callBox}
        phone={business.phone}
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
      prices
      seo {
        ...Seo
      }
      sheets
      parkingSheet
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
