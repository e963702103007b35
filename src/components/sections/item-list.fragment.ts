import { graphql } from "gatsby";

export const itemListFragment = graphql`
  fragment ItemList on ItemList {
    heading
    text
    items {
      title
      description
      link
    }
  }
`;
