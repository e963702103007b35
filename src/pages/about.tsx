import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Hero } from "../components/sections/hero";
import { Reasons } from "../components/sections/reasons";
import { People } from "../components/sections/people";
import { Story } from "../components/sections/story";
import { Trust } from "../components/sections/trust";
import { WarrantyTerms } from "../components/sections/warranty-terms";
import { routes } from "../content/shared/routes";
import { required } from "../content/shared/required";
import { useSite } from "../components/layout/use-site";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const page = required(data.aboutPage, "about.yml");
  const { business, company, minimum } = useSite();
  const { phone } = business;
  const { people, warranty } = required(data.company, "company.yml");
  return (
    <>
      <PageHead path={routes.about} {...page.seo} picture={page.hero.picture} company={company} />
      <Hero {...page.hero} phone={phone} />
      <Story paragraphs={page.story} />
      <Reasons {...page.reasons} background="sand" />
      <Reasons {...page.values} />
      <Trust company={company} license={business.license} minimum={minimum} background="sand" />
      <People people={people ?? []} />
      {warranty && <WarrantyTerms {...warranty} years={business.warrantyYears} />}
      <CallToAction {...page.callToAction} phone={phone} />
    </>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage($lang: String = "en") {
    company(lang: { eq: $lang }) {
      people {
        name
        role
        text
        picture {
          ...PlainPicture
        }
      }
      warranty {
        covers
        excludes
        claim
      }
    }
    aboutPage(lang: { eq: $lang }) {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      story
      reasons {
        ...ItemList
      }
      values {
        ...ItemList
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
