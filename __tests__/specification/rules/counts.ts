/** Required content of each page (specification section 2): names, and numbers of steps, questions and links. */
import { isDeepStrictEqual } from "node:util";
import { areasServed, menusOf, serviceCards } from "../../../src/content/placement";
import type { Content, Entry } from "../../../src/content/schema";

/** A requirement of the specification for one file. */
export interface Expectation {
  readonly file: string;
  readonly what: string;
  readonly expected: unknown;
  readonly actual: (content: Content) => unknown;
}

type Service = Entry<"services">;
type Location = Entry<"locations">;
type Post = Entry<"posts">;

const titles = (items: readonly { readonly title: string }[]): readonly string[] => items.map(({ title }) => title.toLowerCase());
const linksOf = (links: readonly { readonly label: string; readonly to: string }[]): readonly (readonly string[])[] =>
  // Copy into an array of this realm: isDeepStrictEqual rejects arrays of other realms.
  [...links].map(({ label, to }) => [label, to]);
const linksIn = (body: string, prefix: string): number => body.split(`](${prefix}`).length - 1;

const ofService = (slug: string, what: string, expected: unknown, actual: (service: Service) => unknown): Expectation => ({
  file: `services/${slug}.md`,
  what,
  expected,
  actual: (content) => {
    const service = content.services.find((entry) => entry.slug === slug);
    return service && actual(service);
  },
});

const ofLocation = (
  slug: string,
  what: string,
  expected: unknown,
  actual: (location: Location, content: Content) => unknown,
): Expectation => ({
  file: `locations/${slug}.md`,
  what,
  expected,
  actual: (content) => {
    const location = content.locations.find((entry) => entry.slug === slug);
    return location && actual(location, content);
  },
});

const ofPost = (slug: string, what: string, expected: unknown, actual: (post: Post) => unknown): Expectation => ({
  file: `posts/${slug}.md`,
  what,
  expected,
  actual: (content) => {
    const post = content.posts.find((entry) => entry.slug === slug);
    return post && actual(post);
  },
});

const mainList = (slug: string, kind: Service["listKind"], items: number, questions: number): readonly Expectation[] => [
  ofService(slug, `${items} ${kind}`, [kind, items], ({ listKind, list }) => [listKind, list.items.length]),
  ofService(slug, `${questions} questions`, questions, ({ faqs }) => faqs.items.length),
];

const serviceCounts: readonly Expectation[] = [
  ...mainList("pothole-patching", "steps", 4, 3),
  ofService("pothole-patching", "its four steps by name", ["cut and clean", "tack coat", "hot asphalt", "compact and level"], ({ list }) =>
    titles(list.items),
  ),
  ...mainList("asphalt-overlay", "steps", 4, 3),
  ...mainList("ada-compliance-markings", "scope", 6, 3),
  ...mainList("residential-sealcoating", "steps", 4, 4),
  ...mainList("commercial-sealcoating", "steps", 5, 4),
  ofService("commercial-sealcoating", "links to driveways and commercial", true, ({ body }) =>
    ["/services/driveways)", "/services/commercial)"].every((link) => linksIn(body, link) > 0),
  ),
  ...mainList("driveways", "steps", 4, 2),
  ...mainList("commercial", "services", 4, 2),
  ...mainList("crack-repair", "steps", 4, 3),
  ofService(
    "commercial-asphalt-maintenance",
    "its four services by name",
    ["full parking lot sealcoating", "crack repair and patching", "re-striping and ada compliance", "maintenance contracts"],
    ({ list }) => titles(list.items),
  ),
  ofService(
    "commercial-asphalt-maintenance",
    "its four reasons by name",
    ["licensed and insured", "fast turnaround", "consistent finishes", "scalable"],
    ({ benefits }) => titles(benefits.items),
  ),
  ofService(
    "commercial-asphalt-maintenance",
    "answers on yearly and multi-year plans and on several locations",
    [true, true, true],
    ({ faqs }) => {
      const answers = faqs.items.map(({ answer }) => answer).join(" ");
      return [/\byearly\b/i.test(answers), /\bmulti-year\b/i.test(answers), /\bmulti-location\b/i.test(answers)];
    },
  ),
];

const everyService = [
  "ada-compliance-markings",
  "asphalt-overlay",
  "commercial",
  "commercial-asphalt-maintenance",
  "commercial-sealcoating",
  "crack-filling-asphalt-repair",
  "crack-repair",
  "driveway-sealcoating",
  "driveways",
  "parking-lot-line-striping",
  "parking-lot-sealcoating",
  "pothole-patching",
  "residential-sealcoating",
  "sealcoating",
].flatMap((slug) => [
  ofService(slug, "at least three benefits, two questions and three list items", [true, true, true], ({ benefits, faqs, list }) => [
    benefits.items.length >= 3,
    faqs.items.length >= 2,
    list.items.length >= 3,
  ]),
  ofService(slug, "related services, places and posts", [true, true, true], ({ related }) =>
    [related.services, related.locations, related.posts].map((links) => links.length >= 2),
  ),
]);

const places: readonly (readonly [slug: string, reasonsToSeal: boolean, reviews: number, quoteButton: boolean, listed: boolean])[] = [
  ["las-vegas", true, 2, false, true],
  ["henderson", true, 2, false, true],
  ["summerlin", true, 2, false, true],
  ["north-las-vegas", false, 0, true, true],
  ["boulder-city", false, 0, true, true],
  ["enterprise", false, 0, true, true],
  ["paradise", false, 0, true, false],
];

const locationCounts = places.flatMap(([slug, reasonsToSeal, reviews, quoteButton, listed]) => [
  ofLocation(slug, "four different services", 4, ({ services }) => new Set(services.items.map(({ service }) => service)).size),
  ofLocation(slug, reasonsToSeal ? "why sealcoat here" : "no list of reasons", reasonsToSeal, ({ benefits }) => benefits !== undefined),
  ofLocation(
    slug,
    `${reviews} reviews`,
    reviews,
    ({ slug: place }, content) => content.testimonials.filter(({ location }) => location === place).length,
  ),
  ofLocation(slug, quoteButton ? "a quote button" : "the usual button", quoteButton, ({ hero }) => /\bquote\b/i.test(hero.button ?? "")),
  ofLocation(slug, listed ? "a card on the service areas page" : "no card", listed, (location) => location.listed),
  ofLocation(slug, "at least two questions", true, ({ faqs }) => faqs.items.length >= 2),
]);

const listedPosts: readonly (readonly [slug: string, date: string])[] = [
  ["how-often-to-sealcoat-in-nevada", "2025-10-01"],
  ["top-signs-its-time-for-asphalt-repair", "2025-09-25"],
  ["sealcoating-vs-resurfacing", "2025-09-20"],
];
const unlistedPosts = [
  "ada-parking-lot-requirements-nevada",
  "choosing-a-sealcoating-contractor",
  "crack-filling-before-monsoon-season",
  "diy-vs-professional-sealcoating",
  "enterprise-pothole-repair",
  "extending-commercial-parking-lot-lifespan",
  "nevada-sun-damage-to-asphalt",
  "north-las-vegas-commercial-asphalt",
  "paradise-parking-lot-striping",
  "sealcoating-benefits-henderson",
  "sealcoating-cost-las-vegas-2025",
  "sealcoating-for-hoas",
  "sealcoating-vs-repaving",
  "summerlin-driveway-sealcoating-guide",
];

const postCounts = [
  ...listedPosts.map(([slug, date]) => ofPost(slug, `listed, of ${date}`, [true, date], (post) => [post.listed, post.date])),
  ...unlistedPosts.map((slug) => ofPost(slug, "without a card", false, ({ listed }) => listed)),
  ...[...listedPosts.map(([slug]) => slug), ...unlistedPosts].flatMap((slug) => [
    ofPost(slug, "a picture, three headings and a table or list", [true, true, true], ({ picture, body }) => [
      picture !== undefined,
      body.split(/^## /m).length > 3,
      /^(?:[|-]|\d+\.) ?/m.test(body),
    ]),
    ofPost(slug, "links to a service, a place and the estimate", [true, true, true], ({ body }) =>
      ["/services/", "/locations/", "/contact)"].map((link) => linksIn(body, link) > 0),
    ),
  ]),
];

const QUICK_LINKS = ["/", "/services", "/about", "/blog", "/contact"];
const FOOTER_SERVICES = [
  ["Sealcoating", "/services/sealcoating"],
  ["Crack Repair", "/services/crack-repair"],
  ["Driveways", "/services/driveways"],
  ["Striping", "/services/striping"],
  ["Commercial", "/services/commercial"],
];

/** Returns the wanted items that are missing. */
const missingItems = <Item>(wanted: readonly Item[], found: readonly Item[]): readonly Item[] =>
  wanted.filter((item) => !found.some((one) => isDeepStrictEqual(one, item)));

const singlePageCounts: readonly Expectation[] = [
  {
    file: "pages/home.yml",
    what: "Get My Free Estimate",
    expected: "Get My Free Estimate",
    actual: ({ homePage, words }) => homePage.hero.button ?? words.buttons.estimate,
  },
  {
    file: "pages/home.yml",
    what: "the four steps of a job",
    expected: ["free estimate", "prep & cleaning", "seal & repair", "cure & protect"],
    actual: ({ homePage }) => titles(homePage.process.items),
  },
  { file: "pages/home.yml", what: "five questions", expected: 5, actual: ({ homePage }) => homePage.faqs.items.length },
  {
    file: "pages/home.yml",
    what: "pictures in both galleries and reasons to choose us",
    expected: [true, true, true],
    actual: ({ homePage: { gallery, work, reasons } }) => [gallery.pictures.length >= 3, work.pairs.length >= 2, reasons.items.length >= 3],
  },
  {
    file: "settings/navigation.yml",
    what: "the menu of nine services in order",
    expected: [
      ["Sealcoating", "/services/sealcoating"],
      ["Crack Filling & Asphalt Repair", "/services/crack-filling-asphalt-repair"],
      ["Driveway Sealcoating", "/services/driveway-sealcoating"],
      ["Parking Lot Sealcoating", "/services/parking-lot-sealcoating"],
      ["Parking Lot Line Striping", "/services/parking-lot-line-striping"],
      ["Pothole Patching", "/services/pothole-patching"],
      ["Asphalt Overlay", "/services/asphalt-overlay"],
      ["Commercial Asphalt Maintenance", "/services/commercial-asphalt-maintenance"],
      ["ADA Compliance Markings", "/services/ada-compliance-markings"],
    ],
    actual: (content) => linksOf(menusOf(content).header.services.links),
  },
  {
    file: "settings/navigation.yml",
    what: "the six places in order, in the menu and on the service areas page",
    expected: [
      ["Las Vegas", "/locations/las-vegas"],
      ["Henderson", "/locations/henderson"],
      ["Summerlin", "/locations/summerlin"],
      ["North Las Vegas", "/locations/north-las-vegas"],
      ["Boulder City", "/locations/boulder-city"],
      ["Enterprise", "/locations/enterprise"],
    ],
    actual: (content) => linksOf(menusOf(content).header.areas.links),
  },
  {
    file: "settings/navigation.yml",
    what: "the other links of the header",
    expected: ["/", "/about", "/projects", "/blog", "/contact"],
    actual: ({ navigation: { header } }) => [header.home, ...header.links].map(({ to }) => to),
  },
  {
    file: "settings/navigation.yml",
    what: "the quick links of the footer, possibly among others",
    expected: [],
    actual: ({ navigation }) =>
      missingItems(
        QUICK_LINKS,
        navigation.footer.quick.map(({ to }) => to),
      ),
  },
  {
    file: "settings/navigation.yml",
    what: "the five service links of the footer, possibly among others",
    expected: [],
    actual: (content) => missingItems(FOOTER_SERVICES, linksOf(menusOf(content).footer.services)),
  },
  {
    file: "settings/business.yml",
    what: "the seven areas served",
    expected: ["las-vegas", "henderson", "summerlin", "north-las-vegas", "paradise", "enterprise", "boulder-city"],
    actual: (content) => [...areasServed(content)],
  },
  {
    file: "testimonials.yml",
    what: "three reviews for the home page",
    expected: 3,
    actual: ({ testimonials }) => testimonials.filter(({ home }) => home).length,
  },
  {
    file: "pages/services.yml",
    what: "the five cards",
    expected: ["sealcoating", "crack-repair", "driveways", "striping", "commercial"].map((slug) => `/services/${slug}`),
    actual: (content) => [...serviceCards(content)].map(({ link }) => link),
  },
  {
    file: "pages/about.yml",
    what: "the four core values",
    expected: ["quality craftsmanship", "customer first", "expert team", "community focused"],
    actual: ({ aboutPage }) => titles(aboutPage.values.items),
  },
  {
    file: "pages/thank-you.yml",
    what: "links to the blog and the services",
    expected: ["/blog", "/services"],
    actual: ({ thankYouPage }) => thankYouPage.links.map(({ to }) => to),
  },
  {
    file: "projects.yml",
    what: "six projects in the three categories",
    expected: [6, ["Commercial", "Repair", "Residential"]],
    actual: ({ projects }) => [projects.length, [...new Set(projects.map(({ category }) => category))].sort()],
  },
  {
    file: "settings/business.yml",
    what: "opening hours, response time and warranty",
    expected: [["07:00-18:00", "08:00-16:00"], 24, 2],
    actual: ({ business }) => [
      business.hours.map(({ opens, closes }) => `${opens}-${closes}`),
      business.responseHours,
      business.warrantyYears,
    ],
  },
];

/** All requirements. */
export const expectations: readonly Expectation[] = [
  ...serviceCounts,
  ...everyService,
  ...locationCounts,
  ...postCounts,
  ...singlePageCounts,
];

/** Lists the requirements that the content does not meet, by file. */
export const missing = (content: Content): readonly string[] =>
  expectations.flatMap(({ file, what, expected, actual }) => (isDeepStrictEqual(actual(content), expected) ? [] : [`${file}: ${what}`]));
