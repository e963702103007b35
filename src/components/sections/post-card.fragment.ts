import { graphql } from "gatsby";

export const postCardFragment = graphql`
  fragment PostCard on Post {
    path
    title
    excerpt
    author
    date
    picture {
      ...Picture
    }
  }
`;
