import { PAGE_PARTS } from "../content/shared/constants";
import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { ContactDetails } from "../components/sections/contact-details";
import { Hero } from "../components/sections/hero";
import { ServiceAreas } from "../components/sections/service-areas";
import { Steps } from "../components/sections/steps";
import { PhoneButton } from "../components/ui/contact-links";
import { routes } from "../content/shared/routes";
import { QuoteSection } from "../quote/quote-section";
import { formReceiver } from "../quote/form-receiver";
import { required } from "../content/shared/required";
import { hoursLines } from "../content/format/hours";
import { useSite } from "../components/layout/use-site";
import { nowrap } from "../content/format/nowrap";
import * as styles from "./contact.module.css";

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const page = required(data.contactPage, "contact.yml");
  const { business, company, delivery, formAnswers, language, link, words } = useSite();
  const thankYou = link(routes.thankYou);
  const { phone, email, responseHours, areas, streetMap } = business;
  return (
    <>
      <PageHead path={routes.contact} {...page.seo} sharePicture={page.hero.picture} company={company} />
      <Hero
        heading={page.hero.heading}
        text={page.hero.text}
        notice={language === "en" ? undefined : company.languages}
        actions={<PhoneButton phone={phone} />}
        facts={hoursLines(business, words.time, language)}
        isLow
      />
      <div className={`${styles.sides} page-width`}>
        <div id={PAGE_PARTS.quote} className={styles.form}>
          <h2>{page.form.heading}</h2>
          {page.form.text && <p className={styles.intro}>{nowrap(page.form.text)}</p>}
          <QuoteSection
            receiver={formReceiver({ delivery }, thankYou)}
            // The form defaults to English. English pages omit these props, which keeps them small.
            {...(language !== "en" && { language, thankYou })}
            answers={formAnswers}
            phone={phone}
            email={email}
            responseHours={responseHours}
            isSample={business.sample}
          />
        </div>
        <ContactDetails {...page.details} company={company} business={business} />
      </div>
      <Steps {...page.next} />
      <ServiceAreas {...page.map} areas={areas} streetMap={streetMap} hasSketchMap />
    </>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage($lang: String = "en") {
    contactPage(lang: { eq: $lang }) {
      seo {
        ...Seo
      }
      hero {
        heading
        text
        picture {
          src
          alt
        }
      }
      details {
        ...SectionHeading
      }
      form {
        ...SectionHeading
      }
      next {
        ...ItemList
      }
      map {
        ...SectionHeading
      }
    }
  }
`;
