import { PageHead } from "../components/layout/page-head";
import { SAVED_POST_ROUTE } from "../content/routes";

/** Page of a post that only the visitor's browser knows. */
const SavedPostPage = () => (
  <>
    <PageHead path={SAVED_POST_ROUTE} title="Blog post" noindex />
    <p>Loading...</p>
  </>
);

export default SavedPostPage;
