import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { Hero } from "../components/sections/hero";
import { ScopeList } from "../components/sections/scope-list";
import { ButtonLink } from "../components/ui/button";
import { PhotoButtons, PhoneButton } from "../components/ui/contact-links";
import { hoursLines } from "../content/format/hours";
import { routes } from "../content/shared/routes";
import { required } from "../content/shared/required";
import { useSite } from "../components/layout/use-site";

const ThankYouPage = ({ data }: PageProps<Queries.ThankYouPageQuery>) => {
  const page = required(data.thankYouPage, "thank-you.yml");
  const { business, company, language, words } = useSite();
  return (
    // The header and the call bar hide their estimate buttons on a page with this attribute.
    <div data-asked="">
      <PageHead path={routes.thankYou} {...page.seo} picture={page.hero.picture} noindex />
      <Hero
        {...page.hero}
        facts={hoursLines(business, words.time, language)}
        isLow
        actions={
          <>
            <PhoneButton phone={business.phone} isMain />
            <PhotoButtons email={business.email} textPhone={company.textPhone} />
            {page.links.map(({ label, to }) => (
              <ButtonLink key={to} to={to} variant="outline">
                {label}
              </ButtonLink>
            ))}
          </>
        }
      />
      <ScopeList {...page.next} as="ol" />
    </div>
  );
};

export default ThankYouPage;

export const query = graphql`
  query ThankYouPage($lang: String = "en") {
    thankYouPage(lang: { eq: $lang }) {
      ...QuietHeroPage
      next {
        ...ItemList
      }
      links {
        label
        to
      }
    }
  }
`;
