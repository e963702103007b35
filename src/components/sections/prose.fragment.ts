import { graphql } from "gatsby";

export const textPieceFragment = graphql`
  fragment TextPiece on TextPiece {
    html
    picture {
      ...Picture
    }
  }
`;
