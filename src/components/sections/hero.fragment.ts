import { graphql } from "gatsby";

export const heroFragment = graphql`
  fragment Hero on Hero {
    heading
    text
    button
    picture {
      ...Picture
    }
  }
`;
