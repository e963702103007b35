import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { BeforeAfter } from "../components/sections/before-after";
import { MainList } from "./views/main-list";
import { ServiceView } from "./views/service-view";
import { crumbsTo } from "../content/shared/crumbs";
import { required } from "../content/shared/required";
import { extraParts } from "./views/extras";

/** Page of one service. */
const ServicePage = ({ data }: PageProps<Queries.ServicePageQuery>) => {
  const { listKind, list, beforeAfter, ...service } = required(data.service, "The service");
  const site = useSite();
  const { business, company } = site;
  const crumbs = crumbsTo("services", service, site.words, site.link);
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
        extras={extraParts(site, service.extras)}
        mainList={<MainList kind={listKind} list={list} />}
        beforeAfter={beforeAfter && <BeforeAfter {...beforeAfter} />}
        crumbs={crumbs}
        text={required(service.childMarkdownRemark, "The text").text}
        photoAddresses={{ email: business.email, textPhone: company.textPhone }}
        phone={business.phone}
      />
    </>
  );
};

export default ServicePage;

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      title
      path
      accessibleParking
      photos
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      listKind
      list {
        ...ItemList
      }
      benefits {
        ...ItemList
      }
      beforeAfter {
        ...BeforeAfter
      }
      extras
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
          opening {
            id
            side
            pieces {
              ...TextPiece
            }
          }
          rest {
            ...TextPiece
          }
        }
      }
    }
  }
`;
