import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { LocationView } from "./views/location-view";
import { crumbsTo } from "../content/shared/crumbs";
import { promisesOf } from "../content/shared/facts";
import { required } from "../content/shared/required";
import { toReview } from "../components/sections/review";
import { useSite } from "../components/layout/use-site";

/** Page of one place. */
const LocationPage = ({ data }: PageProps<Queries.LocationPageQuery>) => {
  const location = required(data.location, "The place");
  const { business, link, words } = useSite();
  const crumbs = crumbsTo("locations", location, words, link);
  return (
    <>
      <PageHead path={location.path} {...location.seo} picture={location.hero.picture} crumbs={crumbs} topic={{ kind: "location" }} />
      <LocationView
        {...location}
        crumbs={crumbs}
        text={required(location.childMarkdownRemark, "The text").text}
        reviews={data.reviews.nodes.map(toReview)}
        phone={business.phone}
        facts={promisesOf(business, words)}
      />
    </>
  );
};

export default LocationPage;

export const query = graphql`
  query LocationPage($lang: String = "en", $id: String!, $slug: String!) {
    location(id: { eq: $id }) {
      title
      path
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      benefits {
        ...ItemList
      }
      services {
        heading
        items {
          description
          service {
            title
            path
          }
        }
      }
      faqs {
        ...Faqs
      }
      callToAction {
        ...CallToAction
      }
      related {
        ...Related
      }
      childMarkdownRemark {
        text {
          pieces {
            ...TextPiece
          }
        }
      }
    }
    reviews: allTestimonial(filter: { lang: { eq: $lang }, location: { slug: { eq: $slug } } }, sort: { position: ASC }) {
      nodes {
        ...Review
      }
    }
  }
`;
