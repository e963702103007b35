import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Finder } from "../components/sections/finder";
import { Hero } from "../components/sections/hero";
import { LinkList } from "../components/sections/link-list";
import { ServiceCards } from "../components/sections/service-cards";
import { routes } from "../content/shared/routes";
import { inOneLanguage, inOrderOf } from "../content/format/order";
import type { FinderWords } from "../content/settings";
import { required } from "../content/shared/required";
import { useSite } from "../components/layout/use-site";

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const page = required(data.servicesPage, "services.yml");
  const { business, language, link, navigation, words } = useSite();
  const { phone } = business;
  // List services in menu order, then services that are not in the menu.
  const menu = navigation.header.services.links.map(({ to }) => ({ path: link(to) }));
  const finder = page.finder as FinderWords | null; // Safe cast: the schema validated the finder.
  // Services that have a card are not listed again.
  const others = inOneLanguage(language, data.allService.nodes).filter(({ path }) => !page.cards.some((card) => link(card.link) === path));
  return (
    <>
      <PageHead path={routes.services} {...page.seo} picture={page.hero.picture} />
      <Hero {...page.hero} phone={phone} />
      <ServiceCards heading={words.lists.services} items={page.cards} />
      {finder && <Finder {...finder} />}
      <LinkList {...page.all} links={inOrderOf(menu, others)} />
      <CallToAction {...page.callToAction} phone={phone} />
    </>
  );
};

export default ServicesPage;

export const query = graphql`
  query ServicesPage($lang: String = "en") {
    servicesPage(lang: { eq: $lang }) {
      ...HeroPage
      finder
      ...ServiceCards
      all {
        ...SectionHeading
      }
    }
    allService(filter: { lang: { in: ["en", $lang] } }, sort: { title: ASC }) {
      nodes {
        lang
        slug
        title
        path
        summary
      }
    }
  }
`;
