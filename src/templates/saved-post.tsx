import { graphql, type PageProps } from "gatsby";
import { slugFromPath } from "../blog/post-address";
import { SavedPostArticle } from "../blog/saved-post-article";
import { PageHead } from "../components/layout/page-head";
import { PostArticle } from "../components/sections/post-article";
import { Band } from "../components/ui/band";
import { Picture } from "../components/ui/picture";
import { SAVED_POST_ROUTE } from "../content/routes";
import { required } from "../content/required";
import { useSite } from "../components/layout/use-site";
import * as styles from "./saved-post.module.css";

/** The path as the address has it. The router's own `pathname` is encoded once more; on the server there is no other. */
const pathIn = ({ href, pathname }: Partial<Pick<Location, "href">> & Pick<Location, "pathname">): string =>
  href ? new URL(href).pathname : pathname;

/** Page of a post that only the visitor's browser knows: its details, and no text, for none is built in. */
const SavedPostPage = ({ data, location }: PageProps<Queries.SavedPostPageQuery>) => {
  const { callBox } = required(data.blogPage, "blog.yml");
  const { business, words } = useSite();
  return (
    <>
      <PageHead path={SAVED_POST_ROUTE} title={words.posts.title} noindex />
      <div className={styles.waiting}>
        <SavedPostArticle slug={slugFromPath(pathIn(location))} loading={words.posts.loading}>
          {({ title, author, date, image }) => (
            <>
              <PageHead path={SAVED_POST_ROUTE} title={title} noindex />
              <PostArticle
                title={title}
                author={author}
                date={date}
                picture={image && <Picture picture={{ src: image, alt: "" }} boxes={[]} isHero />}
                callBox={callBox}
                phone={business.phone}
              >
                <Band>
                  <p>{words.posts.missing}</p>
                </Band>
              </PostArticle>
            </>
          )}
        </SavedPostArticle>
      </div>
    </>
  );
};

export default SavedPostPage;

export const query = graphql`
  query SavedPostPage {
    blogPage {
      callBox {
        ...SectionHeading
      }
    }
  }
`;
