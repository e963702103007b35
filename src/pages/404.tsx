import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { Hero } from "../components/sections/hero";
import { ServiceCards } from "../components/sections/service-cards";
import { ButtonLink } from "../components/ui/button";
import { required } from "../content/shared/required";
import { NOT_FOUND_ROUTE } from "../content/shared/routes";
import { useSite } from "../components/layout/use-site";

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const page = required(data.notFoundPage, "not-found.yml");
  const { business, words } = useSite();
  const { phone } = business;
  const cards = data.servicesPage?.cards ?? [];
  return (
    <>
      <PageHead path={NOT_FOUND_ROUTE} {...page.seo} picture={page.hero.picture} noindex />
      <Hero
        {...page.hero}
        actions={page.links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "outline"}>
            {label}
          </ButtonLink>
        ))}
        phone={phone}
      />
      {cards.length > 0 && <ServiceCards heading={words.lists.services} items={cards} />}
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage($lang: String = "en") {
    notFoundPage(lang: { eq: $lang }) {
      ...QuietHeroPage
      links {
        label
        to
      }
    }
    servicesPage(lang: { eq: $lang }) {
      ...ServiceCards
    }
  }
`;
