import { graphql } from "gatsby";

export const heroFragment = graphql`
  fragment Hero on Hero {
    heading
    text
    button
    facts
    link {
      label
      to
    }
    picture {
      ...Picture
    }
    surface {
      ...PlainPicture
    }
  }
`;

export const quietHeroFragment = graphql`
  fragment QuietHero on QuietHero {
    heading
    text
    picture {
      ...PlainPicture
    }
  }
`;
