import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/layout/breadcrumbs";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Faqs } from "../components/sections/faqs";
import { Hero } from "../components/sections/hero";
import { Prose } from "../components/sections/prose";
import { Reasons } from "../components/sections/reasons";
import { RelatedLinks } from "../components/sections/related-links";
import { ServiceCards } from "../components/sections/service-cards";
import { Testimonials } from "../components/sections/testimonials";
import { routes } from "../content/routes";
import { required } from "../site/required";
import { toReview } from "../site/reviews";
import { useSite } from "../site/use-site";

/** Page of one place. */
const LocationPage = ({ data }: PageProps<Queries.LocationPageQuery>) => {
  const location = required(data.location, "The place");
  const { phone } = useSite().business;
  const crumbs = [
    { title: "Home", path: routes.home },
    { title: "Service areas", path: routes.locations },
    { title: location.title, path: location.path },
  ];
  const services = location.services.items.map(({ service, description }) => ({ title: service.title, description, link: service.path }));
  return (
    <>
      <PageHead path={location.path} {...location.seo} picture={location.hero.picture} crumbs={crumbs} topic={{ kind: "location" }} />
      <Hero {...location.hero} phone={phone} above={<Breadcrumbs crumbs={crumbs} />} />
      <Prose html={location.childMarkdownRemark?.html ?? ""} />
      {location.benefits && <Reasons {...location.benefits} ground="sand" />}
      <ServiceCards heading={location.services.heading} items={services} />
      <Testimonials heading={`Reviews from ${location.title}`} items={data.reviews.nodes.map(toReview)} />
      <Faqs {...location.faqs} />
      <RelatedLinks {...location.related} />
      <CallToAction {...location.callToAction} phone={phone} />
    </>
  );
};

export default LocationPage;

export const query = graphql`
  query LocationPage($slug: String!) {
    location(slug: { eq: $slug }) {
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
        html
      }
    }
    reviews: allTestimonial(filter: { location: { slug: { eq: $slug } } }, sort: { position: ASC }) {
      nodes {
        ...Review
      }
    }
  }
`;
