import type { Content } from "../../src/content/schema";
import { expectations, missing } from "./rules/counts";
import { shipped } from "./rules/shipped";

const files = [...new Set(expectations.map(({ file }) => file))];

test.each(files)("%s holds what the specification counts", (file) => {
  expect(missing(shipped).filter((line) => line.startsWith(`${file}:`))).toEqual([]);
});

test("the guard covers every service, place and post that the specification names", () => {
  const covered = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`)).length;
  expect({ services: covered("services"), locations: covered("locations"), posts: covered("posts") }).toEqual({
    services: 14,
    locations: 7,
    posts: 17,
  });
});

/** Changes the entries with one slug. */
const change = <Item extends { readonly slug: string }>(
  items: readonly Item[],
  slug: string,
  edit: (item: Item) => Item,
): readonly Item[] => items.map((item) => (item.slug === slug ? edit(item) : item));
const services = (slug: string, edit: (service: Content["services"][number]) => Content["services"][number]): Content => ({
  ...shipped,
  services: change(shipped.services, slug, edit),
});
const locations = (slug: string, edit: (location: Content["locations"][number]) => Content["locations"][number]): Content => ({
  ...shipped,
  locations: change(shipped.locations, slug, edit),
});
const posts = (slug: string, edit: (post: Content["posts"][number]) => Content["posts"][number]): Content => ({
  ...shipped,
  posts: change(shipped.posts, slug, edit),
});

const breaks: readonly (readonly [change: string, broken: Content, missed: readonly string[]])[] = [
  [
    "a step is gone",
    services("driveways", (page) => ({ ...page, list: { ...page.list, items: page.list.items.slice(1) } })),
    ["services/driveways.md: 4 steps"],
  ],
  [
    "steps became scope items",
    services("asphalt-overlay", (page) => ({ ...page, listKind: "scope" })),
    ["services/asphalt-overlay.md: 4 steps"],
  ],
  [
    "a question is gone",
    services("crack-repair", (page) => ({ ...page, faqs: { ...page.faqs, items: page.faqs.items.slice(1) } })),
    ["services/crack-repair.md: 3 questions"],
  ],
  [
    "steps changed places",
    services("pothole-patching", (page) => ({ ...page, list: { ...page.list, items: page.list.items.toReversed() } })),
    ["services/pothole-patching.md: its four steps by name"],
  ],
  [
    "links to other services are gone",
    services("commercial-sealcoating", (page) => ({ ...page, body: page.body.replaceAll("/services/driveways", "/about") })),
    ["services/commercial-sealcoating.md: links to driveways and commercial"],
  ],
  [
    "no answer on contracts",
    services("commercial-asphalt-maintenance", (page) => ({ ...page, faqs: { ...page.faqs, items: page.faqs.items.slice(2) } })),
    ["services/commercial-asphalt-maintenance.md: answers on yearly and multi-year plans and on several locations"],
  ],
  [
    "benefits are gone",
    services("sealcoating", (page) => ({ ...page, benefits: { ...page.benefits, items: page.benefits.items.slice(0, 1) } })),
    ["services/sealcoating.md: three benefits, two questions and three list items or more"],
  ],
  [
    "related posts are gone",
    services("sealcoating", (page) => ({ ...page, related: { ...page.related, posts: [] } })),
    ["services/sealcoating.md: related services, places and posts"],
  ],
  [
    "a place has no reasons",
    locations("henderson", (page) => ({ ...page, benefits: undefined })),
    ["locations/henderson.md: why sealcoat here"],
  ],
  ["paradise has a card", locations("paradise", (page) => ({ ...page, listed: true })), ["locations/paradise.md: no card"]],
  [
    "a place without a quote button",
    locations("enterprise", (page) => ({ ...page, hero: { ...page.hero, button: undefined } })),
    ["locations/enterprise.md: a quote button"],
  ],
  [
    "reviews are gone",
    { ...shipped, testimonials: [] },
    [
      "locations/las-vegas.md: 2 reviews",
      "locations/henderson.md: 2 reviews",
      "locations/summerlin.md: 2 reviews",
      "testimonials.yml: three reviews for the home page",
    ],
  ],
  [
    "a listed post has another date",
    posts("sealcoating-vs-resurfacing", (post) => ({ ...post, date: "2025-09-21" })),
    ["posts/sealcoating-vs-resurfacing.md: listed, of 2025-09-20"],
  ],
  [
    "a guide became a card",
    posts("sealcoating-for-hoas", (post) => ({ ...post, listed: true })),
    ["posts/sealcoating-for-hoas.md: without a card"],
  ],
  [
    "a post is one block without links",
    posts("sealcoating-for-hoas", (post) => ({ ...post, body: "One paragraph." })),
    [
      "posts/sealcoating-for-hoas.md: a picture, three headings and a table or list",
      "posts/sealcoating-for-hoas.md: links to a service, a place and the estimate",
    ],
  ],
  ["a project is gone", { ...shipped, projects: shipped.projects.slice(1) }, ["projects.yml: six projects in the three categories"]],
  [
    "the warranty is longer",
    { ...shipped, business: { ...shipped.business, warrantyYears: 5 } },
    ["settings/business.yml: opening hours, answer and warranty"],
  ],
  [
    "the home page lost questions, steps, pictures and its button",
    {
      ...shipped,
      homePage: {
        ...shipped.homePage,
        hero: { ...shipped.homePage.hero, button: "Send" },
        process: { ...shipped.homePage.process, items: [] },
        faqs: { ...shipped.homePage.faqs, items: [] },
        gallery: { ...shipped.homePage.gallery, pictures: [] },
      },
    },
    [
      "pages/home.yml: Get My Free Estimate",
      "pages/home.yml: the four steps of a job",
      "pages/home.yml: five questions",
      "pages/home.yml: pictures in both galleries and reasons to choose us",
    ],
  ],
  [
    "service cards, values and thank-you links are gone",
    {
      ...shipped,
      services: shipped.services.map((service) => ({ ...service, card: undefined })),
      aboutPage: { ...shipped.aboutPage, values: { ...shipped.aboutPage.values, items: [] } },
      thankYouPage: { ...shipped.thankYouPage, links: [] },
    },
    [
      "pages/services.yml: the five cards",
      "pages/about.yml: the four core values",
      "pages/thank-you.yml: links to the blog and the services",
    ],
  ],
];

test("a link more in the footer is no fault, one less is", () => {
  const { navigation } = shipped;
  const quick = (links: typeof navigation.footer.quick): Content => ({
    ...shipped,
    navigation: { ...navigation, footer: { ...navigation.footer, quick: links } },
  });
  expect(missing(quick([...navigation.footer.quick, { label: "Privacy", to: "/privacy" }]))).toEqual([]);
  expect(missing(quick(navigation.footer.quick.slice(1)))).toEqual([
    "settings/navigation.yml: the quick links of the footer, others may stand beside them",
  ]);
});

test.each(breaks)("fails when %s", (_change, broken, missed) => {
  const already = missing(shipped);
  expect(missing(broken).filter((line) => !already.includes(line))).toEqual(missed);
});
