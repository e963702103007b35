import { graphql } from "gatsby";

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;

export const heroPageFragment = graphql`
  fragment HeroPage on HeroPage {
    seo {
      ...Seo
    }
    hero {
      ...Hero
    }
    callToAction {
      ...CallToAction
    }
  }
`;

export const quietHeroPageFragment = graphql`
  fragment QuietHeroPage on QuietHeroPage {
    seo {
      ...Seo
    }
    hero {
      ...QuietHero
    }
  }
`;
