import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageHead } from "../components/layout/page-head";
import { PostView } from "../components/views/post-view";
import { crumbsTo } from "../content/crumbs";
import { required } from "../content/required";
import { costsOf } from "../prices/costs-of";
import { useSite } from "../components/layout/use-site";

interface PostPageProps {
  readonly post: Queries.PostPageFragment;
  readonly data: Queries.PostPageDataFragment;
  /** Sheets to fill in, drawn. */
  readonly worksheets?: ReactNode;
}

/**
 * Page of one built-in post. Posts with sheets to fill in have a template of their own (post-worksheets.tsx), so that the others carry
 * nothing of them.
 */
export const PostPage = ({ post, data, worksheets }: PostPageProps) => {
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
        worksheets={worksheets}
        callBox={callBox}
        phone={business.phone}
      />
    </>
  );
};

export const postPageFragment = graphql`
  fragment PostPage on Post {
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

  fragment PostPageData on Query {
    blogPage {
      callBox {
        ...SectionHeading
      }
    }
    ...Costs
  }
`;
