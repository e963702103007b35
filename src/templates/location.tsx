import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { CallToAction } from "../components/sections/call-to-action";
import { EstimateNote } from "../components/sections/estimate-note";
import { Faqs } from "../components/sections/faqs";
import { Hero } from "../components/sections/hero";
import { Prose } from "../components/sections/prose";
import { Reasons } from "../components/sections/reasons";
import { RelatedLinks } from "../components/sections/related-links";
import { ServiceCards } from "../components/sections/service-cards";
import { Testimonials } from "../components/sections/testimonials";
import { Breadcrumbs } from "../components/ui/breadcrumbs";
import { priceRows } from "../content/format/price-rows";
import type { Extras } from "../content/settings";
import { dayLine } from "../content/format/hours";
import { crumbsTo } from "../content/shared/crumbs";
import { promisesOf, withSampleMark } from "../content/shared/facts";
import { fillIn } from "../content/shared/placeholders";
import { required } from "../content/shared/required";
import { routes } from "../content/shared/routes";

/** Renders the page of one service area. */
const LocationPage = ({ data }: PageProps<Queries.LocationPageQuery>) => {
  const { title, path, hero, benefits, services, ...location } = required(data.location, "The location");
  const { business, company, facts, language, leadTime, link, priceGuide, words } = useSite();
  const { phone } = business;
  // The first price of the first service that has prices. Safe cast: `extrasOf` (src/content/entries/extras.ts) built the value.
  const [price] = services.items.flatMap(({ service }) => {
    const { prices } = service.extras as Extras;
    return prices ? priceRows(prices, facts.prices, priceGuide).slice(0, 1) : [];
  });
  // The hero's facts, unless the page has its own: a price, the lead time and the hours on Saturday.
  const answers = [
    price && withSampleMark(`${price.label}: ${price.price}`, company, words.trust),
    leadTime,
    dayLine("Saturday", business.hours, words.time, language),
  ].filter((answer) => answer !== undefined);
  const crumbs = crumbsTo("locations", { title, path }, words, link);
  const cards = services.items.map(({ service, description }) => ({ title: service.title, description, link: service.path }));
  const { pieces } = required(location.childMarkdownRemark, "The location's text").text;
  return (
    <>
      <PageHead path={path} {...location.seo} picture={hero.picture} crumbs={crumbs} topic={{ kind: "location" }} />
      <Hero {...hero} facts={hero.facts ?? answers} phone={phone} above={<Breadcrumbs crumbs={crumbs} />} />
      {pieces.length > 0 && <Prose pieces={pieces} beside={<EstimateNote phone={phone} facts={promisesOf(business, words)} />} />}
      {benefits && <Reasons {...benefits} background="sand" isFolded />}
      <ServiceCards heading={services.heading} items={cards} background={benefits ? "white" : "sand"} isSplit />
      <Testimonials heading={fillIn(words.reviews.from, { place: title })} items={data.reviews.nodes} background="sand" />
      <Faqs {...location.faqs} companyPage={routes.about} />
      <RelatedLinks groups={location.related} />
      <CallToAction {...location.callToAction} phone={phone} />
    </>
  );
};

export default LocationPage;

export const query = graphql`
  query LocationPage($lang: String = "en", $id: String!, $slug: String!) {
    location(id: { eq: $id }) {
      title
      path
      ...HeroPage
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
            extras
          }
        }
      }
      faqs {
        ...Faqs
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
