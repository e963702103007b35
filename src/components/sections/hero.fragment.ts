import { graphql } from "gatsby";

export const heroFragments = graphql`
  fragment Hero on Hero {
    heading
    text
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

  fragment QuietHero on QuietHero {
    heading
    text
    picture {
      ...PlainPicture
    }
  }
`;
