import { graphql } from "gatsby";

export const relatedFragment = graphql`
  fragment Related on RelatedGroup {
    heading
    links {
      title
      path
    }
  }
`;
