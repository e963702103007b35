import { graphql } from "gatsby";

export const beforeAfterFragment = graphql`
  fragment BeforeAfter on BeforeAfter {
    heading
    text
    before {
      ...Picture
    }
    after {
      ...Picture
    }
  }
`;
