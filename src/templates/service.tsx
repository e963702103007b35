import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { BeforeAfter } from "../components/sections/before-after";
import { MainList } from "./views/main-list";
import { ServiceView } from "./views/service-view";
import type { CrackGaugeWords, ParkingSheetWords, Sheet } from "../content/settings";
import { crumbsTo } from "../content/shared/crumbs";
import { leadTimeLine } from "../components/sections/trust-items";
import { required } from "../content/shared/required";
import { Worksheets } from "../worksheets/worksheets";

/** Page of one service. */
const ServicePage = ({ data }: PageProps<Queries.ServicePageQuery>) => {
  const { listKind, list, sheets, parkingSheet, beforeAfter, ...service } = required(data.service, "The service");
  const crackGauge = service.crackGauge as CrackGaugeWords | null;
  const { business, company, facts, link, priceGuide, words, worksheets } = useSite();
  const crumbs = crumbsTo("services", service, words, link);
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
        crackGauge={crackGauge && { ...crackGauge, limits: facts.work }}
        mainList={<MainList kind={listKind} list={list} />}
        worksheets={
          <Worksheets
            {...worksheets}
            sheets={sheets as readonly Sheet[]}
            parkingSheet={parkingSheet as ParkingSheetWords | null}
            known={company}
          />
        }
        beforeAfter={beforeAfter && <BeforeAfter {...beforeAfter} />}
        crumbs={crumbs}
        text={required(service.childMarkdownRemark, "The text").text}
        costs={{ kind: service.prices, prices: facts.prices, guide: priceGuide, leadTime: leadTimeLine(company, words.trust) }}
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
      prices
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      crackGauge
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
      sheets
      parkingSheet
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
