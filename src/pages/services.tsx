import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Finder } from "../components/sections/finder";
import { Hero } from "../components/sections/hero";
import { LinkList } from "../components/sections/link-list";
import { ServiceCards } from "../components/sections/service-cards";
import { ServicePicture } from "../components/sections/service-picture";
import { routes } from "../content/shared/routes";
import { inOrderOf } from "../content/format/order";
import { required } from "../content/shared/required";
import { useSite } from "../components/layout/use-site";

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const page = required(data.servicesPage, "services.yml");
  const { business, navigation, words } = useSite();
  const { phone } = business;
  // One order: that of the menu, then those that the menu leaves out.
  const menu = navigation.header.services.links.map(({ to }) => ({ path: to }));
  const cards = page.cards.map((card) => ({ ...card, picture: card.picture && <ServicePicture picture={card.picture} /> }));
  return (
    <>
      <PageHead path={routes.services} {...page.seo} picture={page.hero.picture} />
      <Hero {...page.hero} phone={phone} />
      <ServiceCards heading={words.lists.services} items={cards} />
      {page.finder && <Finder {...page.finder} />}
      <LinkList {...page.all} links={inOrderOf(menu, data.allService.nodes)} />
      <CallToAction {...page.callToAction} phone={phone} />
    </>
  );
};

export default ServicesPage;

export const query = graphql`
  query ServicesPage($lang: String = "en") {
    servicesPage(lang: { eq: $lang }) {
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
        picture {
          ...PlainPicture
        }
      }
      all {
        ...SectionHeading
      }
      callToAction {
        ...CallToAction
      }
    }
    allService(filter: { lang: { eq: $lang } }, sort: { title: ASC }) {
      nodes {
        title
        path
        summary
      }
    }
  }
`;
