import { graphql } from "gatsby";

export const serviceCardsFragment = graphql`
  fragment ServiceCards on ServicesPage {
    cards {
      title
      description
      link
      picture {
        ...PlainPicture
      }
    }
  }
`;
