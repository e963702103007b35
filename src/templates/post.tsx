import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { PostPage } from "./post-page";

/** Page of a post without sheets. */
const PlainPostPage = ({ data }: PageProps<Queries.PlainPostPageQuery>) => <PostPage post={required(data.post, "The post")} data={data} />;

export default PlainPostPage;

export const query = graphql`
  query PlainPostPage($slug: String!) {
    post(slug: { eq: $slug }) {
      ...PostPage
    }
    ...PostPageData
  }
`;
