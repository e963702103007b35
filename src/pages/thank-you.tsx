import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { Hero } from "../components/sections/hero";
import { Steps } from "../components/sections/steps";
import { Band } from "../components/ui/band";
import { ButtonLink } from "../components/ui/button";
import { PhotoButtons } from "../components/ui/photo-buttons";
import { routes } from "../content/routes";
import { required } from "../content/required";
import { useSite } from "../components/layout/use-site";
import * as styles from "./page.module.css";

const ThankYouPage = ({ data }: PageProps<Queries.ThankYouPageQuery>) => {
  const page = required(data.thankYouPage, "thank-you.yml");
  const { business, company } = useSite();
  return (
    // The frame asks nobody here for a request once more: styles of the header and the call bar look for this.
    <div data-asked="">
      <PageHead path={routes.thankYou} {...page.seo} noindex />
      <Hero {...page.hero} />
      <Steps {...page.next} />
      <Band>
        <div className={styles.actions}>
          {page.links.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "outline"}>
              {label}
            </ButtonLink>
          ))}
          <PhotoButtons email={business.email} textPhone={company.textPhone} />
        </div>
      </Band>
    </div>
  );
};

export default ThankYouPage;

export const query = graphql`
  query ThankYouPage {
    thankYouPage {
      seo {
        ...Seo
      }
      hero {
        ...QuietHero
      }
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
