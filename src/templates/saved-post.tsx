import { graphql, type PageProps } from "gatsby";
import { SavedPostArticle } from "../blog/post/saved-post-article";
import { Island } from "../client/islands/island";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { required } from "../content/shared/required";
import { routes, SAVED_POST_ROUTE } from "../content/shared/routes";
import * as styles from "./saved-post.module.css";

/** Renders the page of a post that is saved only in the visitor's browser. */
const SavedPostPage = ({ data }: PageProps<Queries.SavedPostPageQuery>) => {
  const { callBox } = required(data.blogPage, "blog.yml");
  const { business, language, link, note, words } = useSite();
  // The article links to the blog, which is translated if this page is, and to the contact page. `link` returns the English path of a page
  // without a translation. After such a link, `note` says that the page is in English.
  const untranslated = [routes.contact].filter((page) => link(page) === page);
  return (
    <>
      <PageHead path={SAVED_POST_ROUTE} title={words.posts.title} noindex />
      <div className={styles.waiting}>
        <Island
          name="saved-post"
          component={SavedPostArticle}
          props={{
            words: { posts: words.posts, buttons: words.buttons },
            callBox,
            phone: business.phone,
            ...(language !== "en" && { language, untranslated, note }),
          }}
        />
      </div>
    </>
  );
};

export default SavedPostPage;

export const query = graphql`
  query SavedPostPage($lang: String = "en") {
    blogPage(lang: { eq: $lang }) {
      callBox {
        ...SectionHeading
      }
    }
  }
`;
