import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../components/layout/breadcrumbs";
import { PageHead } from "../components/layout/page-head";
import { BeforeAfter } from "../components/sections/before-after";
import { CallToAction } from "../components/sections/call-to-action";
import { Faqs } from "../components/sections/faqs";
import { Hero } from "../components/sections/hero";
import { Prose } from "../components/sections/prose";
import { Reasons, type ItemListProps } from "../components/sections/reasons";
import { RelatedLinks } from "../components/sections/related-links";
import { ScopeList } from "../components/sections/scope-list";
import { ServiceCards } from "../components/sections/service-cards";
import { Steps } from "../components/sections/steps";
import { routes } from "../content/routes";
import { LIST_KINDS } from "../content/schema/service";
import { required } from "../site/required";
import { useSite } from "../site/use-site";

type ListKind = (typeof LIST_KINDS)[number];

/** Draws the main list the way its kind asks for. */
const MainList = ({ kind, list }: { readonly kind: string; readonly list: ItemListProps }) => {
  const lists: Readonly<Record<ListKind, ReactNode>> = {
    steps: <Steps {...list} />,
    scope: <ScopeList {...list} />,
    services: <ServiceCards {...list} />,
  };
  return lists[
    required(
      LIST_KINDS.find((known) => known === kind),
      `The list kind ${kind}`,
    )
  ];
};

/** Page of one service. */
const ServicePage = ({ data }: PageProps<Queries.ServicePageQuery>) => {
  const service = required(data.service, "The service");
  const { phone } = useSite().business;
  const crumbs = [
    { title: "Home", path: routes.home },
    { title: "Services", path: routes.services },
    { title: service.title, path: service.path },
  ];
  return (
    <>
      <PageHead
        path={service.path}
        {...service.seo}
        picture={service.hero.picture}
        crumbs={crumbs}
        topic={{ kind: "service", name: service.title, description: service.hero.text }}
      />
      <Hero {...service.hero} phone={phone} above={<Breadcrumbs crumbs={crumbs} />} />
      <Prose html={service.childMarkdownRemark?.html ?? ""} />
      <MainList kind={service.listKind} list={service.list} />
      <Reasons {...service.benefits} />
      {service.beforeAfter && <BeforeAfter {...service.beforeAfter} />}
      <Faqs {...service.faqs} />
      <RelatedLinks {...service.related} />
      <CallToAction {...service.callToAction} phone={phone} />
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
    }
  }
`;
