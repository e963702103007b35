import { graphql } from "gatsby";

export const pictureFragment = graphql`
  fragment Picture on Picture {
    src
    alt
    caption
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 640, 960, 1280, 1600], formats: [AUTO, WEBP, AVIF], placeholder: NONE)
      }
    }
  }
`;
