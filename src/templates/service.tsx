import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { ServiceView } from "../components/views/service-view";
import { crumbsTo } from "../content/crumbs";
import { factsOf } from "../content/facts";
import { required } from "../content/required";
import { costsOf } from "../prices/costs-of";
import { useSite } from "../components/layout/use-site";

/** Page of one service. */
const ServicePage = ({ data }: PageProps<Queries.ServicePageQuery>) => {
  const service = required(data.service, "The service");
  const { business, company, minimum, words } = useSite();
  const crumbs = crumbsTo("services", service, words.crumbs);
  return (
    <>
      <PageHead
        path={service.path}
        {...service.seo}
        picture={service.hero.picture}
        crumbs={crumbs}
        topic={{ kind: "service", name: service.title, description: service.hero.text }}
        company={company}
      />
      <ServiceView
        {...service}
        crumbs={crumbs}
        html={service.childMarkdownRemark?.html ?? ""}
        costs={costsOf(service.prices, data)}
        phone={business.phone}
        facts={factsOf(business, words)}
        trust={{ company, license: business.license, minimum }}
      />
    </>
  );
};

export default ServicePage;

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      title
      path
      listKind
      accessibleParking
      prices
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      list {
        ...ItemList
      }
      benefits {
        ...ItemList
      }
      beforeAfter {
        ...BeforeAfter
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
      bodyPictures {
        ...Picture
      }
    }
    facts {
      prices {
        ...Prices
      }
    }
    priceGuide {
      ...PriceGuide
    }
  }
`;
