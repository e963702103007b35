/** Facts that content references by name: pages show `{{driveway-price}}` as $200-$500. */
import { monthOfYear } from "../format/dates";
import { weeklyHours } from "../format/hours";
import { listInWords } from "../format/list-in-words";
import { dollars, drivewayPrice, drivewaySetup, priceOfArea, priceRange } from "../format/money";
import { hoursInWords } from "../shared/facts";
import { fillIn } from "../shared/placeholders";
import type { Content } from "../schema";
import type { Business } from "../schema/business";
import type { Range } from "../schema/figures";
import type { Language } from "../shared/languages";
import { takesPhotos } from "../shared/takes-photos";

/** A fact that content can reference. */
export interface NamedFact {
  /** Label in the CMS. */
  readonly label: string;
  /** Formatted value; undefined if the owner has not set the fact. */
  readonly text: string | undefined;
  /** Title of the CMS form that an error names if the fact is not set; by default, "Prices and figures". Required facts need no title. */
  readonly form?: string;
  /** Formats the price of a number of units, for example of square feet. */
  readonly priceOf?: (count: number) => string;
}

/** All facts by name. */
export type NamedFacts = Readonly<Record<string, NamedFact>>;

/** Formats a range: 2-3 and 10-15 in English, "2 o 3" and "10 a 15" in Spanish. */
const between = ({ low, high }: Range, language: Language): string => {
  if (low === high) return String(low);
  if (language === "en") return `${low}-${high}`;
  // Only consecutive whole numbers are alternatives: 2 is between 1.5 and 2.5. In "7 u 8", "o" becomes "u".
  const areConsecutive = Number.isInteger(low) && high - low === 1;
  return areConsecutive ? listInWords([String(low), String(high)], language, "disjunction") : `${low} a ${high}`;
};

/** Formats a temperature range with a hyphen, even in Spanish, because Spanish sentences already have "a" before the range. */
const degrees = ({ low, high }: Range): string => `${low === high ? low : `${low}-${high}`}°F`;

/** Formats a price; undefined if the owner has not set it. */
const priceText = (range: Range | undefined): Pick<NamedFact, "text"> => ({ text: range && priceRange(range) });

/** Formats the price of one unit, such as a square foot or a stall, and of any number of units. */
const unitPrice = (range: Range | undefined): Pick<NamedFact, "text" | "priceOf"> =>
  range ? { text: priceRange(range), priceOf: (count) => priceRange(priceOfArea(range, count)) } : { text: undefined };

const timesAsMuch = (range: Range | undefined, times: Range): Range | undefined =>
  range && { low: range.low * times.low, high: range.high * times.high };

/** Formats opening hours: "Mon-Fri 7:00 AM-6:00 PM and Saturday 8:00 AM-4:00 PM". */
const weekInWords = (week: Business["hours"], language: Language): string =>
  listInWords(
    weeklyHours(week, language).flatMap(({ days, hours }) => (hours ? [`${days} ${hours}`] : [])),
    language,
  );

/** Content that the facts come from. */
export type FactSources = Pick<Content, "business" | "facts" | "company" | "hosting" | "words" | "language">;

const companyFacts = ({ business, company, hosting, words, language }: FactSources): NamedFacts => {
  const { byText, byEmail, withForm } = words.photos;
  // Email is always included, because the email address is a required setting.
  const messages = company.textPhone ? [fillIn(byText, { phone: company.textPhone }), byEmail] : [byEmail];
  const ways = takesPhotos(hosting) ? [withForm, ...messages] : messages;
  return {
    company: { label: "Company name", text: business.name },
    "company-short": { label: "Company's short name", text: business.shortName },
    phone: { label: "Phone", text: business.phone },
    email: { label: "Email", text: business.email },
    town: { label: "City", text: business.address.locality },
    state: { label: "State, written out", text: business.address.state },
    area: { label: "Area served", form: "Words", text: words.area },
    trades: { label: "What you do", form: "Words", text: words.trades },
    hours: { label: "Opening hours", text: weekInWords(business.hours, language) },
    license: { label: "Contractor license number", form: "Business", text: business.license },
    "answer-time": {
      label: "Answer within (with the word hours)",
      text: hoursInWords(business.responseHours, words.time),
    },
    "answer-hours": { label: "Answer within (hours)", text: String(business.responseHours) },
    "warranty-years": { label: "Warranty (years)", form: "Business", text: business.warrantyYears?.toString() },
    "bid-days": { label: "Bid valid for (days)", form: "What customers ask", text: company.bidDays?.toString() },
    "photo-ways": { label: "Ways to send photos", text: listInWords(ways, language, "disjunction") },
    "photo-messages": { label: "Ways to send photos without the form", text: listInWords(messages, language, "disjunction") },
  };
};

const priceFacts = ({ facts: { prices }, language }: FactSources): NamedFacts => ({
  "price-year": { label: "Year of the price guide", text: String(prices.year) },
  "prices-as-of": { label: "Prices as of (month and year)", text: prices.asOf && monthOfYear(prices.asOf, language) },
  "driveway-price": {
    label: "Price of a driveway",
    ...priceText(prices.driveway),
    ...(prices.drivewaySquareFoot && { priceOf: (area: number) => priceText(drivewayPrice(prices, area)).text ?? "" }),
  },
  "driveway-setup": { label: "Setup of a driveway", ...priceText(drivewaySetup(prices)) },
  "driveway-square-foot-price": { label: "Price of a square foot of a driveway", ...priceText(prices.drivewaySquareFoot) },
  "lowest-driveway-price": { label: "Lowest price of a driveway", text: prices.driveway && dollars(prices.driveway.low) },
  "highest-driveway-price": { label: "Highest price of a driveway", text: prices.driveway && dollars(prices.driveway.high) },
  "driveway-size": {
    label: "A typical driveway (sq ft)",
    text: prices.drivewaySquareFeet && between(prices.drivewaySquareFeet, language),
  },
  "stall-size": {
    label: "A stall with its share of the drive lanes (sq ft)",
    text: prices.stallSquareFeet && between(prices.stallSquareFeet, language),
  },
  "square-foot-price": { label: "Price of a square foot", ...unitPrice(prices.squareFoot) },
  "repaving-price": {
    label: "Price of repaving a square foot",
    ...unitPrice(timesAsMuch(prices.squareFoot, prices.repavingTimes)),
  },
  "repaving-times": { label: "Repaving against sealing (times)", text: between(prices.repavingTimes, language) },
  "minimum-charge": { label: "Minimum charge", text: prices.minimum === undefined ? undefined : dollars(prices.minimum) },
  "crack-foot-price": { label: "Price of a foot of crack", ...unitPrice(prices.crackFoot) },
  "patch-price": { label: "Price of a square foot of patch", ...priceText(prices.patchSquareFoot) },
  "stall-price": { label: "Price of striping a stall", ...unitPrice(prices.stall) },
  "stencil-price": { label: "Price of a stencil", ...priceText(prices.stencil) },
  "sign-price": { label: "Price of a sign", ...priceText(prices.sign) },
});

const workFacts = ({ facts: { work }, language, words }: FactSources): NamedFacts => ({
  "reseal-years": { label: "Reseal every (years)", text: between(work.resealYears, language) },
  "commercial-reseal-years": { label: "Reseal a busy lot every (years)", text: String(work.commercialResealYears) },
  "restripe-months": { label: "Re-stripe every (months)", text: between(work.restripeMonths, language) },
  "new-asphalt-days": { label: "New asphalt waits (days)", text: String(work.newAsphaltDays) },
  temperature: { label: "Best temperature", text: degrees(work.temperature) },
  "lowest-temperature": { label: "Lowest temperature", text: `${work.temperature.low}°F` },
  "highest-temperature": { label: "Highest temperature", text: `${work.temperature.high}°F` },
  "dry-weather": { label: "Dry weather around a coat, a whole sentence", form: "Words", text: words.work.dryWeather },
  "warm-nights": {
    label: "How warm the night after a coat must be, a whole sentence",
    form: "Words",
    text:
      words.work.warmNights &&
      fillIn(words.work.warmNights, { temperature: degrees({ low: work.temperature.low, high: work.temperature.low }) }),
  },
  "best-months": { label: "Best months to seal", form: "Words", text: words.work.bestMonths },
  "walk-hours": { label: "Walk on it after (hours)", text: String(work.walkHours) },
  "drive-hours": { label: "Drive on it after (hours)", text: between(work.driveHours, language) },
  "crack-from": { label: "Fill cracks from (inch)", text: work.crackFrom },
  "crack-to": { label: "Filler up to (inch)", text: work.crackTo },
  "overlay-inches": { label: "Overlay, thickness (inches)", text: between(work.overlayInches, language) },
  "overlay-years": { label: "Overlay, life (years)", text: between(work.overlayYears, language) },
});

/** Returns all facts by name. Most values omit their unit, such as hours, because sentences may word the unit differently. */
export const namedFacts = (sources: FactSources): NamedFacts => ({
  ...companyFacts(sources),
  ...priceFacts(sources),
  ...workFacts(sources),
});
