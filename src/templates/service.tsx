import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageHead } from "../components/layout/page-head";
import { ServiceView } from "../components/views/service-view";
import { crumbsTo } from "../content/crumbs";
import { factsOf } from "../content/facts";
import { costsOf } from "../prices/costs-of";
import { useSite } from "../components/layout/use-site";

interface ServicePageProps {
  readonly service: Queries.ServicePageFragment;
  /** What it costs. */
  readonly costs: Queries.CostsFragment;
  /** The main list, drawn. */
  readonly mainList: ReactNode;
  /** Sheets to fill in, drawn. */
  readonly worksheets?: ReactNode;
  /** A pair of pictures, drawn. */
  readonly beforeAfter?: ReactNode;
}

/**
 * Page of one service. Each kind of main list has templates of its own (service-*.tsx), without and with a pair of pictures or sheets to
 * fill in, so that a page carries the styles of what it shows: those of the rest would be a tenth of it.
 */
export const ServicePage = ({ service, costs, mainList, worksheets, beforeAfter }: ServicePageProps) => {
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
        mainList={mainList}
        worksheets={worksheets}
        beforeAfter={beforeAfter}
        crumbs={crumbs}
        html={service.childMarkdownRemark?.html ?? ""}
        costs={costsOf(service.prices, costs)}
        photoAddresses={{ email: business.email, textPhone: company.textPhone }}
        phone={business.phone}
        facts={factsOf(business, words)}
        trust={{ company, license: business.license, minimum }}
      />
    </>
  );
};

export const servicePageFragment = graphql`
  fragment ServicePage on Service {
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
    list {
      ...ItemList
    }
    benefits {
      ...ItemList
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

  fragment PairService on Service {
    ...ServicePage
    beforeAfter {
      ...BeforeAfter
    }
  }
`;
