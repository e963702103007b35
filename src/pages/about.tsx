import { useContext } from "react";
import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Hero } from "../components/sections/hero";
import { Reasons } from "../components/sections/reasons";
import { People } from "../components/sections/people";
import { Story } from "../components/sections/story";
import { Trust } from "../components/sections/trust";
import { Values } from "../components/sections/values";
import { WarrantyTerms } from "../components/sections/warranty-terms";
import { hoursLines } from "../content/format/hours";
import { fillIn } from "../content/shared/placeholders";
import { routes } from "../content/shared/routes";
import { required } from "../content/shared/required";
import { PageLanguage } from "../components/ui/page-language";
import { useSite } from "../components/layout/use-site";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const page = required(data.aboutPage, "about.yml");
  const { people, truck } = required(data.company, "company.yml");
  const { language } = useContext(PageLanguage);
  const { business, company, words } = useSite();
  const { phone, license, warrantyYears: years } = business;
  const defaultItems = [
    ...(license ? [{ label: words.contact.license, text: fillIn(words.contact.licenseNumber, { license }) }] : []),
    ...(years ? [{ label: words.trust.warranty, text: fillIn(words.promises.warranty, { years }) }] : []),
    { label: words.contact.hours, lines: hoursLines(business, words.time, language) },
  ];
  return (
    <>
      <PageHead path={routes.about} {...page.seo} picture={page.hero.picture} company={company} />
      <Hero {...page.hero} phone={phone} />
      <People people={people} truck={truck} />
      <Trust company={company} defaultItems={defaultItems} />
      <Story paragraphs={page.story} />
      <Reasons {...page.reasons} background="sand" />
      <Values {...page.values} />
      {company.warranty && <WarrantyTerms {...company.warranty} />}
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
      truck {
        text
        picture {
          ...PlainPicture
        }
      }
    }
    aboutPage(lang: { eq: $lang }) {
      ...HeroPage
      story
      reasons {
        ...ItemList
      }
      values {
        ...ItemList
      }
    }
  }
`;
