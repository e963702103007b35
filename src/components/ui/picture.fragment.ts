import { graphql } from "gatsby";

/** Most phones choose the width 722 for a hero, and 722 or 560 for a card (`FINE_SHARE` and `CARD_SHARE` in cover-sizes.ts). */
export const pictureFragments = graphql`
  fragment PictureFile on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [240, 420, 560, 722, 810, 1200, 1400, 1600, 2000, 2400]
        formats: [AUTO, AVIF]
        placeholder: NONE
      )
    }
  }

  fragment Picture on Picture {
    src
    alt
    caption
    file {
      ...PictureFile
    }
  }

  fragment PlainPicture on PlainPicture {
    src
    alt
    file {
      ...PictureFile
    }
  }
`;
