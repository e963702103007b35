/** What the sections of a page need of the content, as GraphQL fragments that the pages' queries share. */
import { graphql } from "gatsby";

export const fragments = graphql`
  fragment Picture on Picture {
    src
    alt
    caption
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [400, 640, 960, 1280, 1600]
          formats: [AUTO, WEBP, AVIF]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }

  fragment Seo on Seo {
    title
    description
  }

  fragment Hero on Hero {
    heading
    text
    button
    picture {
      ...Picture
    }
  }

  fragment ItemList on ItemList {
    heading
    text
    items {
      title
      description
      link
    }
  }

  fragment SectionHeading on SectionHeading {
    heading
    text
  }

  fragment Faqs on Faqs {
    heading
    items {
      question
      answer
    }
  }

  fragment CallToAction on CallToAction {
    heading
    text
  }

  fragment BeforeAfter on BeforeAfter {
    heading
    text
    before {
      ...Picture
    }
    after {
      ...Picture
    }
  }

  fragment Related on Related {
    services {
      title
      path
    }
    locations {
      title
      path
    }
    posts {
      title
      path
    }
  }

  fragment PostCard on Post {
    slug
    path
    title
    excerpt
    author
    date
    picture {
      ...Picture
    }
  }

  fragment Review on Testimonial {
    name
    text
    rating
    sample
    location {
      title
    }
  }
`;
