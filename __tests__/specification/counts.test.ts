/** The content that section 2 of the specification requires on each page, such as names, links, and the number of steps or questions. */
import { areasServed, menusOf, serviceCards } from "../../src/content/entries/placement";
import { entryOf, serviceOf, shipped } from "./rules/shipped";

const { aboutPage, business, homePage, navigation, projects, testimonials, thankYouPage, words } = shipped;
const menus = menusOf(shipped);

const titles = (items: readonly { readonly title: string }[]): readonly string[] => items.map(({ title }) => title.toLowerCase());
const targets = (links: readonly { readonly to: string }[]): readonly string[] => links.map(({ to }) => to);

/** Slugs of services, with the list's kind and length and the number of questions if the specification states them. */
const SERVICES: readonly (readonly [slug: string, counts?: readonly [listKind: string, items: number, questions: number]])[] = [
  ["ada-compliance-markings", ["scope", 6, 3]],
  ["asphalt-overlay", ["steps", 4, 3]],
  ["commercial", ["services", 4, 2]],
  ["commercial-asphalt-maintenance"],
  ["commercial-sealcoating", ["steps", 5, 4]],
  ["crack-filling-asphalt-repair"],
  ["crack-repair", ["steps", 4, 3]],
  ["driveway-sealcoating"],
  ["driveways", ["steps", 4, 2]],
  ["parking-lot-line-striping"],
  ["parking-lot-sealcoating"],
  ["pothole-patching", ["steps", 4, 3]],
  ["residential-sealcoating", ["steps", 4, 4]],
  ["sealcoating"],
];

describe("services", () => {
  test.each(SERVICES.map(([slug, counts]) => ({ slug, counts })))(
    "$slug has at least three benefits, two related pages of each kind, and the specified list and questions",
    ({ slug, counts }) => {
      const { benefits, faqs, list, listKind, related } = serviceOf(slug);
      const found = [listKind, list.items.length, faqs.items.length];
      expect(found).toEqual(counts ?? found);
      expect(benefits.items.length).toBeGreaterThanOrEqual(3);
      expect(faqs.items.length).toBeGreaterThanOrEqual(2);
      expect(list.items.length).toBeGreaterThanOrEqual(3);
      for (const links of [related.services, related.locations, related.posts]) expect(links.length).toBeGreaterThanOrEqual(2);
    },
  );

  test("pothole patching has the four specified steps", () => {
    const { list } = serviceOf("pothole-patching");
    expect(titles(list.items)).toEqual(["cut and clean", "tack coat", "hot asphalt", "compact and level"]);
  });

  test("commercial sealcoating links to the driveways and commercial pages", () => {
    const { body } = serviceOf("commercial-sealcoating");
    for (const to of ["/services/driveways", "/services/commercial"]) expect(body).toContain(`](${to})`);
  });

  test("commercial asphalt maintenance has the specified services and benefits, and answers about plans and multiple locations", () => {
    const { list, benefits, faqs } = serviceOf("commercial-asphalt-maintenance");
    expect(titles(list.items)).toEqual([
      "full parking lot sealcoating",
      "crack repair and patching",
      "re-striping and ada compliance",
      "maintenance contracts",
    ]);
    expect(titles(benefits.items)).toEqual(["licensed and insured", "fast turnaround", "consistent finishes", "scalable"]);
    const answers = faqs.items.map(({ answer }) => answer).join(" ");
    for (const term of [/\byearly\b/i, /\bmulti-year\b/i, /\bmulti-location\b/i]) expect(answers).toMatch(term);
  });
});

test.each([
  ["las-vegas", { hasReasons: true, reviews: 2, listed: true }],
  ["henderson", { hasReasons: true, reviews: 2, listed: true }],
  ["summerlin", { hasReasons: true, reviews: 2, listed: true }],
  ["north-las-vegas", { hasReasons: false, reviews: 0, listed: true }],
  ["boulder-city", { hasReasons: false, reviews: 0, listed: true }],
  ["enterprise", { hasReasons: false, reviews: 0, listed: true }],
  ["paradise", { hasReasons: false, reviews: 0, listed: false }],
])("the place %s has four services, at least two questions and the specified parts: %j", (slug, expected) => {
  const { services, benefits, listed, faqs } = entryOf(shipped.locations, slug);
  expect(new Set(services.items.map(({ service }) => service)).size).toBe(4);
  expect(faqs.items.length).toBeGreaterThanOrEqual(2);
  expect({
    hasReasons: benefits !== undefined,
    reviews: testimonials.filter(({ location }) => location === slug).length,
    listed,
  }).toEqual(expected);
});

/** Slugs of posts, with the date if the blog page lists the post. */
const POSTS: readonly (readonly [slug: string, date?: string])[] = [
  ["how-often-to-sealcoat-in-nevada", "2025-10-01"],
  ["top-signs-its-time-for-asphalt-repair", "2025-09-25"],
  ["sealcoating-vs-resurfacing", "2025-09-20"],
  ["ada-parking-lot-requirements-nevada"],
  ["choosing-a-sealcoating-contractor"],
  ["crack-filling-before-monsoon-season"],
  ["diy-vs-professional-sealcoating"],
  ["enterprise-pothole-repair"],
  ["extending-commercial-parking-lot-lifespan"],
  ["nevada-sun-damage-to-asphalt"],
  ["north-las-vegas-commercial-asphalt"],
  ["paradise-parking-lot-striping"],
  ["sealcoating-benefits-henderson"],
  ["sealcoating-cost-las-vegas-2025"],
  ["sealcoating-for-hoas"],
  ["sealcoating-vs-repaving"],
  ["summerlin-driveway-sealcoating-guide"],
];

test.each(POSTS.map(([slug, date]) => ({ slug, date })))(
  "the post $slug has a picture, at least three headings, a table or list, links to a service, a place and the contact page, and the specified date",
  ({ slug, date }) => {
    const post = entryOf(shipped.posts, slug);
    expect(post.picture).toBeDefined();
    expect(post.body.split(/^## /m).length).toBeGreaterThan(3);
    expect(post.body).toMatch(/^(?:[|-]|\d+\.) ?/m);
    for (const link of ["](/services/", "](/locations/", "](/contact)"]) expect(post.body).toContain(link);
    expect(post.listed).toBe(date !== undefined);
    expect(post.date).toBe(date ?? post.date);
  },
);

describe("single pages", () => {
  test("the home page has the specified button, steps, questions, pictures and reviews", () => {
    const { process, faqs, gallery, work, reasons } = homePage;
    expect(words.buttons.estimate).toBe("Get My Free Estimate");
    expect(titles(process.items)).toEqual(["free estimate", "prep & cleaning", "seal & repair", "cure & protect"]);
    expect(faqs.items).toHaveLength(5);
    expect(gallery.pictures.length).toBeGreaterThanOrEqual(3);
    expect(work.pairs.length).toBeGreaterThanOrEqual(2);
    expect(reasons.items.length).toBeGreaterThanOrEqual(3);
    expect(testimonials.filter(({ home }) => home)).toHaveLength(3);
  });

  test("the services page has the five specified cards", () => {
    const slugs = ["sealcoating", "crack-repair", "driveways", "striping", "commercial"];
    expect(serviceCards(shipped).map(({ link }) => link)).toEqual(slugs.map((slug) => `/services/${slug}`));
  });

  test("the about page has the four core values", () => {
    expect(titles(aboutPage.values.items)).toEqual(["quality craftsmanship", "customer first", "expert team", "community focused"]);
  });

  test("the thank-you page links to the blog and the services", () => {
    expect(targets(thankYouPage.links)).toEqual(["/blog", "/services"]);
  });

  test("the projects page has six projects in three categories", () => {
    expect(projects).toHaveLength(6);
    expect([...new Set(projects.map(({ category }) => category))].sort()).toEqual(["Commercial", "Repair", "Residential"]);
  });
});

test("the header has nine services and six places in order, and the other specified links", () => {
  expect(menus.header.services.links).toEqual([
    { label: "Sealcoating", to: "/services/sealcoating" },
    { label: "Crack Filling & Asphalt Repair", to: "/services/crack-filling-asphalt-repair" },
    { label: "Driveway Sealcoating", to: "/services/driveway-sealcoating" },
    { label: "Parking Lot Sealcoating", to: "/services/parking-lot-sealcoating" },
    { label: "Parking Lot Line Striping", to: "/services/parking-lot-line-striping" },
    { label: "Pothole Patching", to: "/services/pothole-patching" },
    { label: "Asphalt Overlay", to: "/services/asphalt-overlay" },
    { label: "Commercial Asphalt Maintenance", to: "/services/commercial-asphalt-maintenance" },
    { label: "ADA Compliance Markings", to: "/services/ada-compliance-markings" },
  ]);
  expect(menus.header.areas.links).toEqual([
    { label: "Las Vegas", to: "/locations/las-vegas" },
    { label: "Henderson", to: "/locations/henderson" },
    { label: "Summerlin", to: "/locations/summerlin" },
    { label: "North Las Vegas", to: "/locations/north-las-vegas" },
    { label: "Boulder City", to: "/locations/boulder-city" },
    { label: "Enterprise", to: "/locations/enterprise" },
  ]);
  const { home, links } = navigation.header;
  expect(targets([home, ...links])).toEqual(["/", "/about", "/projects", "/blog", "/contact"]);
});

test("the footer has at least the specified quick links and five services", () => {
  expect(targets(navigation.footer.quick)).toEqual(expect.arrayContaining(["/", "/services", "/about", "/blog", "/contact"]));
  expect(menus.footer.services).toEqual(
    expect.arrayContaining([
      { label: "Sealcoating", to: "/services/sealcoating" },
      { label: "Crack Repair", to: "/services/crack-repair" },
      { label: "Driveways", to: "/services/driveways" },
      { label: "Striping", to: "/services/striping" },
      { label: "Commercial", to: "/services/commercial" },
    ]),
  );
});

test("the company serves seven areas, and states its hours, response time and warranty", () => {
  expect(areasServed(shipped)).toEqual([
    ...["las-vegas", "henderson", "summerlin", "north-las-vegas", "paradise", "enterprise", "boulder-city"],
  ]);
  expect(business.hours.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(["07:00-18:00", "08:00-16:00"]);
  expect([business.responseHours, business.warrantyYears]).toEqual([24, 2]);
});
