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
  describe.each(SERVICES.map(([slug, counts]) => ({ slug, counts })))("$slug", ({ slug, counts }) => {
    const { benefits, faqs, list, listKind, related } = serviceOf(slug);

    test("has at least three benefits", () => {
      expect(benefits.items.length).toBeGreaterThanOrEqual(3);
    });

    test("has at least two questions", () => {
      expect(faqs.items.length).toBeGreaterThanOrEqual(2);
    });

    test("has a list of at least three items", () => {
      expect(list.items.length).toBeGreaterThanOrEqual(3);
    });

    test.each(["services", "locations", "posts"] as const)("has at least two related %s", (kind) => {
      expect(related[kind].length).toBeGreaterThanOrEqual(2);
    });

    if (counts) {
      const [kind, items, questions] = counts;

      test(`has a list of ${items} ${kind}`, () => {
        expect([listKind, list.items.length]).toEqual([kind, items]);
      });

      test(`has ${questions} questions`, () => {
        expect(faqs.items).toHaveLength(questions);
      });
    }
  });

  test("pothole patching has the four specified steps", () => {
    const { list } = serviceOf("pothole-patching");
    expect(titles(list.items)).toEqual(["cut and clean", "tack coat", "hot asphalt", "compact and level"]);
  });

  test("commercial sealcoating links to the driveways and commercial pages", () => {
    const { body } = serviceOf("commercial-sealcoating");
    for (const to of ["/services/driveways", "/services/commercial"]) expect(body).toContain(`](${to})`);
  });

  describe("commercial asphalt maintenance", () => {
    const { list, benefits, faqs } = serviceOf("commercial-asphalt-maintenance");

    test("has the four specified services", () => {
      expect(titles(list.items)).toEqual([
        "full parking lot sealcoating",
        "crack repair and patching",
        "re-striping and ada compliance",
        "maintenance contracts",
      ]);
    });

    test("has the four specified benefits", () => {
      expect(titles(benefits.items)).toEqual(["licensed and insured", "fast turnaround", "consistent finishes", "scalable"]);
    });

    test.each(["yearly", "multi-year", "multi-location"])("answers questions about %s work", (term) => {
      expect(faqs.items.map(({ answer }) => answer).join(" ")).toMatch(new RegExp(`\\b${term}\\b`, "i"));
    });
  });
});

describe.each([
  ["las-vegas", { hasReasons: true, reviews: 2, listed: true }],
  ["henderson", { hasReasons: true, reviews: 2, listed: true }],
  ["summerlin", { hasReasons: true, reviews: 2, listed: true }],
  ["north-las-vegas", { hasReasons: false, reviews: 0, listed: true }],
  ["boulder-city", { hasReasons: false, reviews: 0, listed: true }],
  ["enterprise", { hasReasons: false, reviews: 0, listed: true }],
  ["paradise", { hasReasons: false, reviews: 0, listed: false }],
])("the place %s", (slug, { hasReasons, reviews, listed }) => {
  const place = entryOf(shipped.locations, slug);

  test("has four services", () => {
    expect(new Set(place.services.items.map(({ service }) => service)).size).toBe(4);
  });

  test("has at least two questions", () => {
    expect(place.faqs.items.length).toBeGreaterThanOrEqual(2);
  });

  test(`has ${hasReasons ? "" : "no "}reasons to choose the company`, () => {
    expect(place.benefits !== undefined).toBe(hasReasons);
  });

  test(`has ${reviews} reviews`, () => {
    expect(testimonials.filter(({ location }) => location === slug)).toHaveLength(reviews);
  });

  test(`is ${listed ? "" : "not "}on the locations page`, () => {
    expect(place.listed).toBe(listed);
  });
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

describe.each(POSTS.map(([slug, date]) => ({ slug, date })))("the post $slug", ({ slug, date }) => {
  const post = entryOf(shipped.posts, slug);

  test("has a picture", () => {
    expect(post.picture).toBeDefined();
  });

  test("has at least three headings", () => {
    expect(post.body.split(/^## /m).length).toBeGreaterThan(3);
  });

  test("has a table or list", () => {
    expect(post.body).toMatch(/^(?:\||- |\d+\. )/m);
  });

  test.each(["](/services/", "](/locations/", "](/contact)"])("has a link that starts with %s", (link) => {
    expect(post.body).toContain(link);
  });

  test(`is ${date === undefined ? "not " : ""}on the blog page`, () => {
    expect(post.listed).toBe(date !== undefined);
  });

  if (date !== undefined)
    test("has the specified date", () => {
      expect(post.date).toBe(date);
    });
});

describe("single pages", () => {
  describe("the home page", () => {
    const { process, faqs, gallery, work, reasons } = homePage;

    test("has the specified button", () => {
      expect(words.buttons.estimate).toBe("Get My Free Estimate");
    });

    test("has the four specified steps", () => {
      expect(titles(process.items)).toEqual(["free estimate", "prep & cleaning", "seal & repair", "cure & protect"]);
    });

    test("has five questions", () => {
      expect(faqs.items).toHaveLength(5);
    });

    test("has at least three pictures in the gallery", () => {
      expect(gallery.pictures.length).toBeGreaterThanOrEqual(3);
    });

    test("has at least two before-and-after pairs", () => {
      expect(work.pairs.length).toBeGreaterThanOrEqual(2);
    });

    test("has at least three reasons to choose the company", () => {
      expect(reasons.items.length).toBeGreaterThanOrEqual(3);
    });

    test("has three reviews", () => {
      expect(testimonials.filter(({ home }) => home)).toHaveLength(3);
    });
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

  test("the projects page has six projects", () => {
    expect(projects).toHaveLength(6);
  });

  test("the projects page has the three specified categories", () => {
    expect([...new Set(projects.map(({ category }) => category))].sort()).toEqual(["Commercial", "Repair", "Residential"]);
  });
});

test("the header has the nine specified services in order", () => {
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
});

test("the header has the six specified places in order", () => {
  expect(menus.header.areas.links).toEqual([
    { label: "Las Vegas", to: "/locations/las-vegas" },
    { label: "Henderson", to: "/locations/henderson" },
    { label: "Summerlin", to: "/locations/summerlin" },
    { label: "North Las Vegas", to: "/locations/north-las-vegas" },
    { label: "Boulder City", to: "/locations/boulder-city" },
    { label: "Enterprise", to: "/locations/enterprise" },
  ]);
});

test("the header has the other specified links in order", () => {
  const { home, links } = navigation.header;
  expect(targets([home, ...links])).toEqual(["/", "/about", "/projects", "/blog", "/contact"]);
});

test("the footer has at least the specified quick links", () => {
  expect(targets(navigation.footer.quick)).toEqual(expect.arrayContaining(["/", "/services", "/about", "/blog", "/contact"]));
});

test("the footer has at least the five specified services", () => {
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

test("the company serves the seven specified areas in order", () => {
  expect(areasServed(shipped)).toEqual([
    ...["las-vegas", "henderson", "summerlin", "north-las-vegas", "paradise", "enterprise", "boulder-city"],
  ]);
});

test("the company has the specified hours", () => {
  expect(business.hours).toEqual([
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "07:00", closes: "18:00" },
    { days: ["Saturday"], opens: "08:00", closes: "16:00" },
  ]);
});

test("the company answers requests within 24 hours", () => {
  expect(business.responseHours).toBe(24);
});

test("the company has a warranty of two years", () => {
  expect(business.warrantyYears).toBe(2);
});
