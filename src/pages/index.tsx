import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Faqs } from "../components/sections/faqs";
import { FinderChoices } from "../components/sections/finder";
import { Gallery } from "../components/sections/gallery";
import { Hero } from "../components/sections/hero";
import { Reasons } from "../components/sections/reasons";
import { ServiceAreas } from "../components/sections/service-areas";
import { ServiceCards } from "../components/sections/service-cards";
import { Steps } from "../components/sections/steps";
import { Testimonials } from "../components/sections/testimonials";
import { WorkGallery } from "../components/sections/work-gallery";
import { routes } from "../content/shared/routes";
import type { FinderWords } from "../content/settings";
import { promisesOf } from "../content/shared/facts";
import { required } from "../content/shared/required";
import type { PriceKind } from "../content/shared/constants";
import { WhatItCosts } from "../pricing/what-it-costs";
import { useSite } from "../components/layout/use-site";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const page = required(data.homePage, "home.yml");
  const { cards, ...services } = required(data.servicesPage, "services.yml");
  // `page.doors` has only the heading and the extra link of the section; the choices are those of the services page.
  // Both casts are safe: the schema validated the finder, and allows only price kinds.
  const finder = services.finder as FinderWords | null;
  const prices = page.prices as PriceKind | null;
  const { business, company, facts, language, leadTime, preselected, priceGuide, words } = useSite();
  const { phone, areas, streetMap } = business;
  return (
    <>
      <PageHead path={routes.home} {...page.seo} picture={page.hero.picture} topic={{ kind: "home" }} />
      <Hero
        {...page.hero}
        notice={language === "en" ? undefined : company.languages}
        phone={phone}
        facts={page.hero.facts ?? promisesOf(business, words)}
      />
      {page.doors && finder && <FinderChoices {...page.doors} doors={finder.doors} />}
      <WhatItCosts kind={prices} prices={facts.prices} guide={priceGuide} preselected={preselected} leadTime={leadTime} />
      <Gallery {...page.gallery} />
      <Reasons {...page.reasons} background="sand" isFolded />
      <ServiceCards {...page.services} items={cards} />
      <Steps {...page.process} />
      <WorkGallery {...page.work} />
      <ServiceAreas {...page.areas} areas={areas} streetMap={streetMap} />
      <Testimonials {...page.testimonials} items={data.reviews.nodes} />
      <Faqs {...page.faqs} background="sand" />
      <CallToAction {...page.callToAction} phone={phone} />
    </>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage($lang: String = "en") {
    homePage(lang: { eq: $lang }) {
      ...HeroPage
      doors {
        heading
        text
        link {
          label
          to
        }
      }
      gallery {
        heading
        text
        pictures {
          ...Picture
        }
      }
      reasons {
        ...ItemList
      }
      services {
        ...SectionHeading
      }
      prices
      process {
        ...ItemList
      }
      work {
        heading
        text
        pairs {
          ...BeforeAfter
        }
      }
      areas {
        ...SectionHeading
      }
      testimonials {
        ...SectionHeading
      }
      faqs {
        ...Faqs
      }
    }
    servicesPage(lang: { eq: $lang }) {
      finder
      ...ServiceCards
    }
    reviews: allTestimonial(filter: { lang: { eq: $lang }, home: { eq: true } }, sort: { position: ASC }) {
      nodes {
        ...Review
      }
    }
  }
`;
