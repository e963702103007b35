import { graphql } from "gatsby";

export const pictureFileFragment = graphql`
  fragment PictureFile on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [240, 420, 560, 722, 810, 1200, 1400, 1600, 2000, 2400]
        formats: [AUTO, AVIF]
        avifOptions: { quality: 43 }
        placeholder: NONE
      )
    }
  }
`;

export const pictureFragment = graphql`
  fragment Picture on Picture {
    src
    alt
    caption
    file {
      ...PictureFile
    }
  }
`;

export const plainPictureFragment = graphql`
  fragment PlainPicture on PlainPicture {
    src
    alt
    file {
      ...PictureFile
    }
  }
`;
