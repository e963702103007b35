import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { BeforeAfter } from "../components/sections/before-after";
import { MainList } from "./views/main-list";
import { ServiceView } from "./views/service-view";
import { crumbsTo } from "../content/shared/crumbs";
import { factsOf } from "../content/shared/facts";
import { required } from "../content/shared/required";
import { costsOf } from "../pricing/costs-of";
import { Worksheets } from "../worksheets/worksheets";

/** Page of one service. */
const ServicePage = ({ data }: PageProps<Queries.ServicePageQuery>) => {
  const { crackGauge, listKind, list, sheets, parkingSheet, beforeAfter, ...service } = required(data.service, "The service");
  const { business, company, link, minimum, words } = useSite();
  const crumbs = crumbsTo("services", service, words.crumbs, link);
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
        crackGauge={crackGauge && { ...crackGauge, limits: required(data.facts, "facts.yml").work }}
        mainList={<MainList kind={listKind} list={list} />}
        worksheets={
          <Worksheets
            {...required(data.worksheets, "worksheets.yml")}
            sheets={sheets}
            parkingSheet={parkingSheet}
            known={{ company, license: business.license, minimum }}
          />
        }
        beforeAfter={beforeAfter && <BeforeAfter {...beforeAfter} />}
        crumbs={crumbs}
        html={service.childMarkdownRemark?.html ?? ""}
        costs={costsOf(service.prices, data)}
        photoAddresses={{ email: business.email, textPhone: company.textPhone }}
        phone={business.phone}
        facts={factsOf(business, words)}
      />
    </>
  );
};

export default ServicePage;

export const query = graphql`
  query ServicePage($lang: String = "en", $id: String!) {
    service(id: { eq: $id }) {
      title
      path
      accessibleParking
      photos
      prices
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      crackGauge {
        ...CrackGauge
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
      sheets {
        ...Sheet
      }
      parkingSheet {
        ...ParkingSheet
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
    worksheets(lang: { eq: $lang }) {
      ...WorksheetWords
    }
    facts(lang: { eq: $lang }) {
      work {
        crackFrom
        crackTo
      }
    }
    ...Costs
  }
`;
