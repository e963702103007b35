import { graphql } from "gatsby";

export const relatedFragment = graphql`
  fragment Related on Related {
    services {
      title
      path
    }
    locations {
      title
      path
    }
    posts {
      title
      path
    }
  }
`;
