import { graphql } from "gatsby";

export const reviewFragment = graphql`
  fragment Review on Testimonial {
    name
    text
    language
    rating
    sample
    location {
      title
    }
  }
`;
