import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { Hero } from "../components/sections/hero";
import { Band } from "../components/ui/band";
import { ButtonLink } from "../components/ui/button";
import { PhoneButton } from "../components/ui/phone-button";
import { required } from "../content/required";
import { useSite } from "../components/layout/use-site";
import * as styles from "./page.module.css";

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const page = required(data.notFoundPage, "not-found.yml");
  const { phone } = useSite().business;
  return (
    <>
      <PageHead path="/404" {...page.seo} noindex />
      <Hero {...page.hero} />
      <Band>
        <div className={`${styles.actions} ${styles.opening}`}>
          {page.links.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "outline"}>
              {label}
            </ButtonLink>
          ))}
          <PhoneButton phone={phone} />
        </div>
      </Band>
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        ...Seo
      }
      hero {
        ...QuietHero
      }
      links {
        label
        to
      }
    }
  }
`;
