import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Finder } from "../components/sections/finder";
import { Hero } from "../components/sections/hero";
import { LinkList } from "../components/sections/link-list";
import { ServiceCards } from "../components/sections/service-cards";
import { routes } from "../content/routes";
import { required } from "../content/required";
import { useSite } from "../components/layout/use-site";

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const page = required(data.servicesPage, "services.yml");
  const { business, words } = useSite();
  const { phone } = business;
  return (
    <>
      <PageHead path={routes.services} {...page.seo} picture={page.hero.picture} />
      <Hero {...page.hero} phone={phone} />
      {page.finder && <Finder {...page.finder} />}
      <ServiceCards heading={words.lists.services} items={page.cards} />
      <LinkList {...page.all} links={data.allService.nodes} />
      <CallToAction {...page.callToAction} phone={phone} />
    </>
  );
};

export default ServicesPage;

export const query = graphql`
  query ServicesPage {
    servicesPage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      finder {
        heading
        text
        doors {
          owner
          anchor
          link
          sees {
            label
            to
          }
        }
      }
      cards {
        title
        description
        link
      }
      all {
        ...SectionHeading
      }
      callToAction {
        ...CallToAction
      }
    }
    allService(sort: { title: ASC }) {
      nodes {
        title
        path
        summary
      }
    }
  }
`;
