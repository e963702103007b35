import { graphql } from "gatsby";

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;
