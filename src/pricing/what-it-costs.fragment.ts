import { graphql } from "gatsby";

export const pricesFragment = graphql`
  fragment Prices on Prices {
    driveway {
      low
      high
    }
    squareFoot {
      low
      high
    }
    minimum
    crackFoot {
      low
      high
    }
    patchSquareFoot {
      low
      high
    }
    stall {
      low
      high
    }
    sign {
      low
      high
    }
    stallSquareFeet {
      low
      high
    }
    wornTimes {
      low
      high
    }
    crackedTimes {
      low
      high
    }
  }
`;

export const priceGuideFragment = graphql`
  fragment PriceGuide on PriceGuide {
    heading
    text
    rows {
      driveway
      squareFoot
      size
      minimum
      crackFoot
      patchSquareFoot
      stall
      sign
    }
    sizes
    moves {
      heading
      items
    }
    ask
    calculator {
      summary
      waiting
      kind
      kinds {
        label
        basis
      }
      size {
        question
        area
        sides
        length
        width
        stalls
        areaSaid
        stallsSaid
      }
      condition
      conditions {
        label
        text
        factor
      }
      button
      answer {
        note
        driveway
        small
        large
        minimum
        excluded {
          heading
          items
        }
        next {
          heading
          items
        }
        details
      }
      refusals {
        empty
        unclear
        tooSmall
        tooLarge
      }
    }
  }
`;

export const costsFragment = graphql`
  fragment Costs on Query {
    facts(lang: { eq: $lang }) {
      prices {
        ...Prices
      }
    }
    priceGuide(lang: { eq: $lang }) {
      ...PriceGuide
    }
  }
`;
