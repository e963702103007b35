import { graphql } from "gatsby";

export const pictureFileFragment = graphql`
  fragment PictureFile on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 640, 960, 1280, 1600], formats: [AUTO, WEBP, AVIF], placeholder: NONE)
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
