import { graphql } from "gatsby";

export const faqsFragment = graphql`
  fragment Faqs on Faqs {
    heading
    items {
      question
      answer
    }
  }
`;
