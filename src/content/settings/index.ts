/**
 * Builds the value of the settings node: the settings as pages show them. GraphQL returns the value as one JSON field without resolvers, so
 * its types are here.
 */
import { priceRange } from "../format/money";
import { closedDaysAhead } from "../facts/closed-days";
import { warrantyTerms } from "../facts/warranty";
import { preselectedServices, shownWords } from "../entries/form-services";
import { areasServed, menusOf } from "../entries/placement";
import { pageLink } from "../entries/page-links";
import type { Content } from "../schema";

export type { Extras } from "../entries/extras";
export type { Preselected } from "../entries/form-services";

/** Returns the texts that crack gauges can send to the contact page: their choices, and the titles of their answers. */
const gaugeAnswers = ({ services }: Content): readonly string[] => {
  const texts = services.flatMap(({ crackGauge: gauge }) =>
    gauge
      ? [
          ...[gauge.width, gauge.pattern, gauge.place].flatMap((group) =>
            Object.entries(group).flatMap(([name, text]) => (name === "question" ? [] : text)),
          ),
          ...[gauge.wait, gauge.seal, gauge.fill, gauge.patch].map(({ title }) => title),
        ]
      : [],
  );
  return [...new Set(texts)];
};

/** Returns the settings, with the menus and the places served, which come from entries. Omits past closed days. */
export const settingsOf = (content: Content) => {
  const { business, company, facts, hosting, language, priceGuide, words } = content;
  const areas = areasServed(content).flatMap((slug) => pageLink(content, "locations", slug) ?? []);
  return {
    business: {
      ...business,
      closedDays: closedDaysAhead(business, language),
      areas,
      defaults: words.search,
      priceRange: facts.prices.driveway && priceRange(facts.prices.driveway),
    },
    company: {
      ...company,
      isSample: business.sample,
      email: business.email,
      license: business.license,
      minimum: facts.prices.minimum,
      warranty: warrantyTerms(content),
    },
    facts,
    /** How the quote form is sent. */
    delivery: hosting.delivery,
    formAnswers: gaugeAnswers(content),
    navigation: menusOf(content),
    preselected: preselectedServices(content),
    priceGuide,
    words: shownWords(content),
  };
};

export type Settings = ReturnType<typeof settingsOf>;
export type Words = Settings["words"];
export type PriceGuide = Settings["priceGuide"];
/** Prices. Each may be unset. */
export type Prices = Partial<Settings["facts"]["prices"]>;
/** Facts that customers ask a contractor about. Each may be unset. */
export type CompanyFacts = Partial<Settings["company"]> & Pick<Settings["company"], "license">;
export type FinderWords = NonNullable<Content["servicesPage"]["finder"]>;
