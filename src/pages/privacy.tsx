import { graphql, type PageProps } from "gatsby";
import { longDate } from "../content/format/dates";
import { PageHead } from "../components/layout/page-head";
import { Hero } from "../components/sections/hero";
import { Paragraphs } from "../components/sections/paragraphs";
import { routes } from "../content/shared/routes";
import { fillIn } from "../content/shared/placeholders";
import { useSite } from "../components/layout/use-site";
import { required } from "../content/shared/required";

const PrivacyPage = ({ data }: PageProps<Queries.PrivacyPageQuery>) => {
  const page = required(data.privacyPage, "privacy.yml");
  const { language, words } = useSite();
  return (
    <>
      <PageHead path={routes.privacy} {...page.seo} picture={page.hero.picture} />
      <Hero {...page.hero} />
      <Paragraphs
        parts={page.sections}
        paragraphs={[fillIn(words.privacy.changed, { date: longDate(page.updated, language) ?? page.updated })]}
      />
    </>
  );
};

export default PrivacyPage;

export const query = graphql`
  query PrivacyPage($lang: String = "en") {
    privacyPage(lang: { eq: $lang }) {
      ...QuietHeroPage
      updated
      sections {
        heading
        paragraphs
      }
    }
  }
`;
