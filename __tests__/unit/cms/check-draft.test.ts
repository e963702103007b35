/** Tests how the editor checks a draft before saving: fields, messages and automatic fixes. */
import { checkDraft } from "../../../src/cms/admin/check-draft";
import { labelOf } from "../../../src/cms/admin/office-words";
import { draftSite, type DraftSite } from "../../../src/cms/admin/site-now";
import { SOURCE, STATE, readPage } from "../../../src/cms/page-format";
import type { Data } from "../../../src/cms/same";
import type { Problem } from "../../../src/content/check/problems";
import { withTranslationLists } from "../../../src/content/entries/translations";
import type { Content } from "../../../src/content/schema";
import type { Language } from "../../../src/content/shared/languages";
import { required } from "../../../src/content/shared/required";
import { fixture } from "../../fixtures/content";

interface SiteParts {
  readonly english?: Content;
  readonly languages?: readonly Language[];
  readonly problems?: readonly Problem[];
}
/** Returns the data that drafts are checked against: by default, that of an English site without problems. */
const siteWith = (content: Content, { english = content, languages = [], problems = [] }: SiteParts = {}): DraftSite =>
  draftSite(content, english, languages, problems);
const site = siteWith(fixture);
/** The form of a new post. */
const NEW_POST = { collection: "posts", slug: "" };
/** A complete post. */
const post = {
  title: "A title",
  excerpt: "A sentence.",
  author: "{{company-short}}",
  date: "2026-01-02",
  related: { services: [], locations: [], posts: [] },
  body: "Some text.\n",
};
const messagesFor = (form: typeof NEW_POST, data: Data) =>
  checkDraft(form, data, site).problems.map(({ path, message }) => `${labelOf(form, path)}: ${message}`);

it("accepts a complete post with the hidden fields that the editor adds", () => {
  expect(messagesFor(NEW_POST, { ...post, [STATE]: "", [SOURCE]: "title: A title\n" })).toEqual([]);
});

it.each<[string, Data, string]>([
  ["an empty title", { title: "" }, "Title: Fill this in."],
  ["a long title", { title: "x".repeat(91) }, "Title: Shorten it to at most 90 characters; it has 91."],
  ["a missing date", { date: "" }, "Date: Fill this in."],
  ["a missing body", { body: " \n" }, "Text: Nothing is here yet. Write the post, or mark it as a draft."],
  ["an unknown fact", { body: "{{foo}}" }, 'Text: In "{{foo}}": No fact is called foo. Type {{ in the editor to choose one.'],
  [
    "an unknown fact in a long line",
    { body: `{{foo}} ${"word ".repeat(20)}` },
    'Text: In "{{foo}} word word word word word word word word...": No fact is called foo. Type {{ in the editor to choose one.',
  ],
  [
    "an unknown fact in a long line without spaces",
    { body: `{{foo}}${"x".repeat(80)}` },
    `Text: In "{{foo}}${"x".repeat(43)}...": No fact is called foo. Type {{ in the editor to choose one.`,
  ],
  [
    "a broken link",
    { body: "One\n\nSee [a](/no-such-page)." },
    'Text: In "See a.": There is no page /no-such-page. Correct the address. Drafts and pages with a future date cannot be linked to.',
  ],
  [
    "a script",
    { body: "One\n\n<script>a()</script>" },
    'Text: "<script>a()</script>" should be text, not a script or style. Delete it: pages must not contain scripts or styles.',
  ],
  [
    "a tag with text",
    { body: "One\n\n<div>Two</div>" },
    'Text: "<div>Two</div>" should be text and markdown, not HTML. Delete the tags: **bold**, *italic*, lists, links and tables need no HTML.',
  ],
  [
    "a deleted page",
    { related: { ...post.related, services: ["gone"] } },
    'Related pages -> Related services 1: "gone" should be a page in content/services. Choose another page: content/services/gone.md does not exist.',
  ],
])("reports the field and the fix for %s", (_, change, message) => {
  expect(messagesFor(NEW_POST, { ...post, ...change })).toEqual([message]);
});

describe("before the first post", () => {
  const content = withTranslationLists({ ...fixture, posts: [] }, undefined);
  const check = (form: typeof NEW_POST, data: Data) => checkDraft(form, data, siteWith(content)).problems;

  it("the menus may link to the blog, because the site leaves the link out", () => {
    expect(check({ collection: "settings", slug: "navigation" }, fixture.navigation as Data)).toEqual([]);
  });

  it("a text cannot link to the blog", () => {
    const { slug, ...place } = required(fixture.locations[0], "a location");
    expect(check({ collection: "locations", slug }, { ...place, body: "See [more](/blog)." })).toMatchObject([
      { message: expect.stringContaining("/blog") as string },
    ]);
  });
});

it.each([
  ["a phone number with dots", { phone: "702.555.0199" }, { phone: "(702) 555-0199" }],
  ["a phone number with a country code", { phone: "+1 702-555-0199" }, { phone: "(702) 555-0199" }],
  ["a site address with slashes at the end", { siteUrl: "https://www.example.com//" }, { siteUrl: "https://www.example.com" }],
])("corrects %s", (_, change, saved) => {
  const { problems, data } = checkDraft({ collection: "settings", slug: "business" }, { ...fixture.business, ...change }, site);
  expect(problems).toEqual([]);
  expect(data).toMatchObject(saved);
});

it("corrects a phone number in a field that may be empty", () => {
  const draft = { ...fixture.company, textPhone: "702 555 0199" };
  const { problems, data } = checkDraft({ collection: "settings", slug: "company" }, draft, site);
  expect(problems).toEqual([]);
  expect(data).toMatchObject({ textPhone: "(702) 555-0199" });
});

it.each([
  ["a phone number with nine digits", { phone: "702 555 019" }, 'Phone: This needs a US number written (702) 555-0142, not "702 555 019".'],
  [
    "a site address with a path",
    { siteUrl: "https://www.example.com/home/" },
    'Site address: This needs https:// and the domain, without a path, slash, ?, # or password, not "https://www.example.com/home".',
  ],
])("rejects %s", (_, change, message) => {
  expect(messagesFor({ collection: "settings", slug: "business" }, { ...fixture.business, ...change })).toEqual([message]);
});

it.each<[string, Data]>([
  ["worksheets", fixture.worksheets],
  ["priceGuide", fixture.priceGuide],
])("reports a problem with the field `text` of the form %s at that field, not at a body", (slug, saved) => {
  const { problems } = checkDraft({ collection: "settings", slug }, { ...saved, text: "" }, site);
  expect(problems).toEqual([{ path: ["text"], message: "Fill this in." }]);
});

it("labels the field `text` of a form without a body as the form does", () => {
  expect(messagesFor({ collection: "settings", slug: "worksheets" }, { ...fixture.worksheets, text: "" })).toEqual([
    "Introduction: Fill this in.",
  ]);
});

it("reports a problem with a page's body at the body", () => {
  expect(checkDraft(NEW_POST, { ...post, body: "" }, site).problems.map(({ path }) => path)).toEqual([["body"]]);
});

it("reports an empty list in a group", () => {
  const { slug, ...place } = required(fixture.locations[0], "a location");
  const data = { ...place, benefits: { heading: "Here", items: [] } };
  expect(messagesFor({ collection: "locations", slug }, data)).toEqual(["Why sealcoat here -> Items: Add at least one."]);
});

it.each([
  ["a range in the wrong order", { low: 0.5, high: 0.2 }, 'A square foot of a driveway (dollars) -> To: "From" (0.5) is above "To" (0.2).'],
  [
    "a rate that is too high",
    { low: 2, high: 3 },
    "A square foot of a driveway (dollars): This needs the price and size of a typical driveway",
  ],
])("reports %s once", (_, drivewaySquareFoot, message) => {
  const facts = { ...fixture.facts, prices: { ...fixture.facts.prices, drivewaySquareFoot } };
  expect(messagesFor({ collection: "settings", slug: "facts" }, facts)).toEqual([expect.stringContaining(`Prices -> ${message}`)]);
});

it("for a misspelled link, suggests a page's current address instead of an old one", () => {
  const service = required(fixture.services[0], "a service");
  const { slug } = service;
  const content = { ...fixture, services: [{ ...service, formerly: [`${slug}s`] }] };
  const [problem] = checkDraft(NEW_POST, { ...post, body: `[a](/services/${slug}ss)` }, siteWith(content)).problems;
  expect(problem?.message).toContain(`Did you mean /services/${slug}?`);
});

describe("with a redirect from an address of a page", () => {
  const REDIRECTS = { collection: "settings", slug: "redirects" };
  const { slug: reno, ...place } = required(
    fixture.locations.find((location) => location.slug === "reno"),
    "Reno",
  );
  const RENO = { collection: "locations", slug: reno };
  const withRedirects = (...sources: readonly string[]) => {
    const content = { ...fixture, redirects: sources.map((from) => ({ from, to: "/about" })) };
    return siteWith(content, { languages: ["es"] });
  };
  const messages = (form: typeof RENO, data: Data, checkedSite: typeof site) =>
    checkDraft(form, data, checkedSite).problems.map(({ path, message }) => `${path.join(".")}: ${message}`);

  it.each<[string, string, Data, string]>([
    [
      "an old address",
      "/locations/old-reno",
      { formerly: ["old-reno"] },
      'formerly.0: "old-reno" is also an old address in the redirects. Delete one of the two.',
    ],
    [
      "a new address",
      "/locations/new-reno",
      { address: "new-reno" },
      'address: "new-reno" is taken: it is an old address in the redirects. Choose another address, or delete the redirect.',
    ],
    [
      "a new address with .html",
      "/locations/new-reno.html",
      { address: "new-reno" },
      'address: "new-reno" is taken: it is an old address in the redirects. Choose another address, or delete the redirect.',
    ],
    [
      "a new address in Spanish",
      "/es/locations/new-reno",
      { address: "new-reno" },
      'address: "new-reno" is taken: it is an old address in the redirects. Choose another address, or delete the redirect.',
    ],
  ])("reports %s that is redirected", (_, from, change, message) => {
    expect(messages(RENO, { ...place, ...change }, withRedirects(from))).toEqual([message]);
  });

  it.each([
    "/images/price-list.jpg",
    "/rss.xml",
    "/admin/old",
    "/404.html",
    "/es/404",
    "/about",
    "/locations/sparks",
    "/locations/reno-nv",
  ])("accepts the address new-reno beside a redirect from %s", (from) => {
    expect(messages(RENO, { ...place, address: "new-reno" }, withRedirects(from))).toEqual([]);
  });

  it("accepts an address that no redirect has", () => {
    expect(messages(RENO, { ...place, address: "new-reno" }, withRedirects("/locations/new-reno-2", "/new-reno"))).toEqual([]);
  });

  it.each([
    [
      "a page's old address",
      ["/locations/sparks-nv"],
      'redirects.0.from: "/locations/sparks-nv" is also an old address in locations/sparks. Delete one of the two.',
    ],
    [
      "an encoded old address",
      ["/locations/%73parks-nv"],
      'redirects.0.from: "/locations/%73parks-nv" is also an old address in locations/sparks. Delete one of the two.',
    ],
    [
      "the file of an old address",
      ["/locations/sparks-nv.html"],
      'redirects.0.from: "/locations/sparks-nv.html" needs the same file or folder as the old address /locations/sparks-nv. Change the old address, or delete the redirect.',
    ],
    ["a page", ["/locations/reno"], 'redirects.0.from: "/locations/reno" is already a page on this site. Change'],
    ["the Spanish path of a page", ["/es/locations/reno"], 'redirects.0.from: "/es/locations/reno" is already reserved for the page in'],
    ["an address that is redirected twice", ["/a", "/a"], 'redirects.1.from: "/a" is listed twice. Delete one of the two.'],
  ])("reports a redirect from %s", (_, sources, message) => {
    const redirects = sources.map((from) => ({ from, to: "/about" }));
    expect(messages(REDIRECTS, { redirects }, withRedirects())).toEqual([expect.stringContaining(message)]);
  });

  it("accepts a redirect from an address that no page has", () => {
    expect(messages(REDIRECTS, { redirects: [{ from: "/locations/sparks-nv-2", to: "/about" }] }, withRedirects())).toEqual([]);
  });

  it("accepts a post whose file is named like the file of redirects", () => {
    expect(messages({ ...NEW_POST, slug: "redirects" }, post, withRedirects())).toEqual([]);
  });
});

it("removes spaces around values before saving", () => {
  const { phone, email } = fixture.business;
  const form = { collection: "settings", slug: "business" };
  const { data, problems } = checkDraft(form, { ...fixture.business, phone: ` ${phone} `, email: `${email}\u00A0` }, site);
  expect({ problems, ...data }).toMatchObject({ problems: [], phone, email });
});

describe("an empty row", () => {
  const EMPTY = { date: "", reason: "" };
  const saveWith = (closedDays: readonly Data[]) =>
    checkDraft({ collection: "settings", slug: "business" }, { ...fixture.business, closedDays }, site);

  it("is removed if it is the only one in its list", () => {
    const { data, problems } = saveWith([EMPTY]);
    expect(problems).toEqual([]);
    expect(data).not.toHaveProperty("closedDays");
  });

  it("is reported beside other rows", () => {
    const { problems } = saveWith([{ date: "2026-12-25", reason: "Christmas Day" }, EMPTY]);
    expect(problems.map(({ path }) => path)).toEqual([
      ["closedDays", 1, "date"],
      ["closedDays", 1, "reason"],
    ]);
  });
});

it.each<[string, Data]>([
  ["without text", { ...post, body: "" }],
  ["with a link to an unpublished page", { ...post, body: "[a](/blog/to-come)" }],
  ["with only a title and an unpublished related page", { title: "Begun", excerpt: "", related: { services: ["to-come"] } }],
])("accepts a draft %s", (_, data) => {
  expect(messagesFor(NEW_POST, { ...data, draft: true })).toEqual([]);
});

it.each<[string, Data, string]>([
  ["has no title for its file name", { title: "" }, "Title: Fill this in."],
  ["has an invalid address", { title: "A", address: "A B" }, "Address: Write it like pothole-repair, not"],
  ["has the address of another page", { title: "A", address: fixture.posts[0]?.slug }, "is taken: it is the address of posts/"],
])("rejects a draft that %s", (_, data, message) => {
  expect(messagesFor(NEW_POST, { ...data, draft: true })).toEqual([expect.stringContaining(message)]);
});

it("does not report an unknown fact while the file with the facts is invalid", () => {
  const data = { ...post, author: "Us", body: "{{phone}}" };
  const problems = (hasAllFacts: boolean) => checkDraft(NEW_POST, data, { ...site, facts: {}, hasAllFacts }).problems;
  expect([problems(true).length, problems(false).length]).toEqual([1, 0]);
});

describe("a link to a page that may be missing only because a file is invalid", () => {
  /** Returns the problems of a post with a link, on a site with an invalid file. */
  const problemsOfLink = (link: string, file: string) => {
    const content = withTranslationLists({ ...fixture, projects: [], redirects: [] }, undefined);
    const found = siteWith(content, { problems: [{ file, field: "", expected: "", found: "", fix: "" }] });
    return checkDraft(NEW_POST, { ...post, body: `[Link](${link})` }, found).problems;
  };

  it.each([
    ["the projects, while their file is invalid", "projects.yml", "/projects"],
    ["an old path, while the file of redirects is invalid", "settings/redirects.yml", "/old-page"],
  ])("is not reported: %s", (_, file, link) => {
    expect(problemsOfLink(link, file)).toEqual([]);
  });

  it.each([
    ["another page, while the projects' file is invalid", "projects.yml", "/about-our-work"],
    ["the projects, while another file is invalid", "pages/about.yml", "/projects"],
  ])("is reported: %s", (_, file, link) => {
    expect(problemsOfLink(link, file)).toHaveLength(1);
  });
});

describe("a saved post", () => {
  const { data } = checkDraft(NEW_POST, { updated: "", picture: { src: "", alt: "" }, listed: false, ...post, seo: {} }, site);

  it("has no empty fields", () => {
    expect(data).toEqual({ ...post, listed: false });
  });

  it("has its fields in schema order", () => {
    expect(Object.keys(data)).toEqual(["title", "excerpt", "author", "date", "related", "listed", "body"]);
  });
});

it.each([
  ["drops null", null, ["sealcoating", "striping"]],
  ["keeps a blank row", "", ["sealcoating", "", "striping"]],
])("%s in a list", (_, row, services) => {
  const { data } = checkDraft(NEW_POST, { ...post, related: { services: ["sealcoating", row, "striping"] } }, site);
  expect(data.related).toEqual({ services });
});

it("does not tidy unedited fields", () => {
  const file = "---\ntitle: \u201CBest\u201D\nupdated:\nseo: {}\n---\n\nIt\u2019s so.\n";
  const opened = { ...readPage(file), excerpt: "It\u2019s new." };
  const { data } = checkDraft(NEW_POST, opened, site);
  expect(data).toEqual({ title: "\u201CBest\u201D", updated: null, seo: {}, body: "It\u2019s so.", excerpt: "It's new." });
});

describe("a Spanish entry", () => {
  const SERVICE = { collection: "es-services", slug: "sealing" };
  const problemsOf = (data: Data) => checkDraft(SERVICE, data, site).problems.map(({ path, message }) => `${path.join(".")}: ${message}`);

  it("is checked like an English entry", () => {
    expect(problemsOf({ reviewed: false, title: "" })).toContain("title: Fill this in.");
  });

  /** Returns the problems of a post with a link, on a site with one Spanish file: the page "About". */
  const problemsOfLink = (to: string): readonly string[] => {
    const own = {
      ...fixture,
      posts: [],
      locations: [],
      language: "es" as const,
      translations: [{ file: "es/pages/about.yml", reviewed: true }],
    };
    const site = siteWith(withTranslationLists(own, fixture), { english: fixture, languages: ["es"] });
    const draft = { ...post, reviewed: true, body: `[Más](${to})` };
    return checkDraft({ collection: "es-posts", slug: "" }, draft, site).problems.map(({ message }) => message);
  };

  it.each(["/es/about", "/es/about#main", "/about", "/privacy", "/blog", "/locations/reno"])("may link to %s", (to) => {
    expect(problemsOfLink(to)).toEqual([]);
  });

  it.each([
    ["/es/privacy", "/privacy"],
    ["/es/blog", "/blog"],
    ["/es", "/"],
    ["/es/locations/reno?a=b", "/locations/reno"],
  ])("must not link to %s, which has no translation, but to %s", (to, instead) => {
    const [problem = "", ...others] = problemsOfLink(to);
    expect(problem).toContain(`There is no page ${to}. Write ${instead}: on translated pages`);
    expect(others).toEqual([]);
  });

  it("must not set a field that only the English entry may set", () => {
    expect(problemsOf({ address: "sellado" })).toContainEqual(expect.stringMatching(/^address: /));
  });
});
