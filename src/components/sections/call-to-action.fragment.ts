import { graphql } from "gatsby";

export const callToActionFragment = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    design
  }
`;
