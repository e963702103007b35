import type { ReactNode } from "react";
import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { BeforeAfter } from "../components/sections/before-after";
import { CallToAction } from "../components/sections/call-to-action";
import { CrackGauge } from "../components/sections/crack-gauge";
import { Faqs } from "../components/sections/faqs";
import { Hero } from "../components/sections/hero";
import { Opening } from "../components/sections/opening";
import { Prose } from "../components/sections/prose";
import type { ItemListProps } from "../components/sections/item-text";
import { Reasons } from "../components/sections/reasons";
import { RelatedLinks } from "../components/sections/related-links";
import { ScopeList } from "../components/sections/scope-list";
import { ServiceCards } from "../components/sections/service-cards";
import { Steps } from "../components/sections/steps";
import { Breadcrumbs } from "../components/ui/breadcrumbs";
import { crumbsTo } from "../content/shared/crumbs";
import { required } from "../content/shared/required";
import { routes } from "../content/shared/routes";
import type { LIST_KINDS } from "../content/shared/constants";
import type { Extras } from "../content/settings";
import { ExtraSections } from "./extras";

/** Components for a service's main list, by the list's kind. */
const LISTS: Readonly<Record<(typeof LIST_KINDS)[number], (list: ItemListProps) => ReactNode>> = {
  steps: Steps,
  scope: ScopeList,
  services: (list) => <ServiceCards {...list} background="sand" />,
};

/** Renders the page of one service. */
const ServicePage = ({ data }: PageProps<Queries.ServicePageQuery>) => {
  const { hero, beforeAfter, ...service } = required(data.service, "The service");
  const { business, company, leadTime, link, preselected, words } = useSite();
  const { phone, email } = business;
  const crumbs = crumbsTo("services", service, words, link);
  const { opening, rest } = required(service.childMarkdownRemark, "The service's text").text;
  const extras = service.extras as Extras; // Safe cast: `extrasOf` (src/content/entries/extras.ts) built the value.
  // The price section shows the lead time. Pages without a price section show it among the hero's facts.
  const facts = leadTime && !extras.prices ? [...(hero.facts ?? []), leadTime] : hero.facts;
  const MainList = LISTS[service.listKind as keyof typeof LISTS]; // Safe cast: the schema allows no other kind.
  return (
    <>
      <PageHead
        path={service.path}
        {...service.seo}
        picture={hero.picture}
        crumbs={crumbs}
        topic={{ kind: "service", name: service.title, description: hero.text }}
        company={company}
      />
      <div data-accent={service.accessibleParking ? "access" : undefined}>
        <Hero {...hero} facts={facts} phone={phone} above={<Breadcrumbs crumbs={crumbs} />} />
        {extras.crackGauge && <CrackGauge {...extras.crackGauge} preselected={preselected} />}
        {opening && <Opening {...opening} />}
        <MainList {...service.list} />
        <ExtraSections {...extras} />
        <Reasons {...service.benefits} isFolded />
        {rest.length > 0 && <Prose pieces={rest} isBand />}
        {beforeAfter && <BeforeAfter {...beforeAfter} />}
        <Faqs {...service.faqs} companyPage={routes.about} />
        <RelatedLinks groups={service.related} />
        <CallToAction
          {...service.callToAction}
          phone={phone}
          photos={service.photos ? { email, textPhone: company.textPhone } : undefined}
        />
      </div>
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
      ...HeroPage
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
