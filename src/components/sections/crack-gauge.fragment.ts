import { graphql } from "gatsby";

export const crackAnswerFragment = graphql`
  fragment CrackAnswer on CrackAnswer {
    title
    condition
    text
    price
    season
  }
`;

export const crackGaugeFragment = graphql`
  fragment CrackGauge on CrackGauge {
    heading
    text
    coin
    width {
      question
      narrow
      between
      wide
    }
    pattern {
      question
      line
      blocks
      plates
    }
    place {
      question
      firm
      edge
      sunk
    }
    prompt
    price
    season
    wait {
      ...CrackAnswer
    }
    seal {
      ...CrackAnswer
    }
    fill {
      ...CrackAnswer
    }
    patch {
      ...CrackAnswer
    }
  }
`;
