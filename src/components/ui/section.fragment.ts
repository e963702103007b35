import { graphql } from "gatsby";

export const sectionHeadingFragment = graphql`
  fragment SectionHeading on SectionHeading {
    heading
    text
  }
`;
