import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Hero } from "../components/sections/hero";
import { LocationCards } from "../components/sections/location-cards";
import { ServiceAreas } from "../components/sections/service-areas";
import { Band } from "../components/ui/band";
import { routes } from "../content/shared/routes";
import { inOneLanguage, inOrderOf } from "../content/format/order";
import { required } from "../content/shared/required";
import { useSite } from "../components/layout/use-site";

const LocationsPage = ({ data }: PageProps<Queries.LocationsPageQuery>) => {
  const page = required(data.locationsPage, "locations.yml");
  const { business, language, link, navigation } = useSite();
  const { phone, areas, streetMap } = business;
  // List places in menu order, then places that are not in the menu.
  const order = navigation.header.areas.links.map(({ to }) => ({ path: link(to) }));
  const listed = inOrderOf(
    order,
    inOneLanguage(language, data.allLocation.nodes).filter(({ listed: isListed }) => isListed),
  );
  return (
    <>
      <PageHead path={routes.locations} {...page.seo} picture={page.hero.picture} />
      <Hero {...page.hero} phone={phone} />
      <Band>
        <LocationCards locations={listed} />
      </Band>
      <ServiceAreas {...page.map} areas={areas} streetMap={streetMap} hasSketchMap />
      <CallToAction {...page.callToAction} phone={phone} />
    </>
  );
};

export default LocationsPage;

export const query = graphql`
  query LocationsPage($lang: String = "en") {
    locationsPage(lang: { eq: $lang }) {
      ...HeroPage
      map {
        ...SectionHeading
      }
    }
    allLocation(filter: { lang: { in: ["en", $lang] } }, sort: { title: ASC }) {
      nodes {
        lang
        slug
        listed
        title
        path
        summary
        hero {
          picture {
            ...Picture
          }
        }
      }
    }
  }
`;
