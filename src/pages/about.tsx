import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Hero } from "../components/sections/hero";
import { Paragraphs } from "../components/sections/paragraphs";
import { Reasons } from "../components/sections/reasons";
import { routes } from "../content/routes";
import { required } from "../content/required";
import { useSite } from "../components/layout/use-site";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const page = required(data.aboutPage, "about.yml");
  const { phone } = useSite().business;
  return (
    <>
      <PageHead path={routes.about} {...page.seo} picture={page.hero.picture} />
      <Hero {...page.hero} phone={phone} />
      <Paragraphs paragraphs={page.story} />
      <Reasons {...page.reasons} ground="sand" />
      <Reasons {...page.values} />
      <CallToAction {...page.callToAction} phone={phone} />
    </>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage {
    aboutPage {
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
