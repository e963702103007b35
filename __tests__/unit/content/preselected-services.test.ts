/** The services that estimate links preselect in the quote form, and the advice for links that preselect none. */
import { preselectedServices, shownWords } from "../../../src/content/entries/form-services";
import { unselectedWork } from "../../../src/content/lint/unselected-work";
import { loadLanguages } from "../../../src/content/load/languages";
import type { Content } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";
import { writeSpanish } from "../../fixtures/translated";
import { copyForEachTest } from "../../fixtures/content-copy";

type Service = Content["services"][number];

const [first] = fixture.services;

/** Builds content with the given services. Each is in the form, in the given order, and is preselected for the given work. */
const withServices = (services: readonly (Pick<Service, "slug"> & Partial<Service>)[]): Content => ({
  ...fixture,
  services: services.map(
    (service, index) => ({ ...first, form: { order: index + 1 }, formValue: undefined, preselectedFor: undefined, ...service }) as Service,
  ),
});

it.each([
  ["the file's name", [{ slug: "black-coat", preselectedFor: ["lot"] }], { lot: "black-coat" }],
  ["the value in the form", [{ slug: "black-coat", formValue: "seal", preselectedFor: ["lot"] }], { lot: "seal" }],
  [
    "the first service with the work",
    [
      { slug: "a", preselectedFor: ["cracks"] },
      { slug: "b", preselectedFor: ["cracks"] },
    ],
    { cracks: "a" },
  ],
  ["one service for all of its work", [{ slug: "a", preselectedFor: ["patches", "striping"] }], { patches: "a", striping: "a" }],
  [
    "the service for both driveways and lots",
    [{ slug: "seal", preselectedFor: ["driveway", "lot"] }],
    { driveway: "seal", lot: "seal", both: "seal" },
  ],
  [
    'no service for "both" if driveways and lots have different ones',
    [
      { slug: "home", preselectedFor: ["driveway"] },
      { slug: "yard", preselectedFor: ["lot"] },
    ],
    { driveway: "home", lot: "yard" },
  ],
  ["no service that is not in the form", [{ slug: "a", form: undefined, preselectedFor: ["lot"] }], {}],
  ["no service without work", [{ slug: "a" }], {}],
] satisfies [string, Parameters<typeof withServices>[0], object][])("estimate links select %s", (_, services, expected) => {
  expect(preselectedServices(withServices(services))).toEqual(expected);
});

const content = copyForEachTest();
const languages = () => loadLanguages(content.root, { drafts: false });

it("the starter's estimate links select a service for each kind of work", () => {
  expect(preselectedServices(loadLanguages("starter", { drafts: false }).en)).toEqual({
    driveway: "sealcoating",
    lot: "sealcoating",
    both: "sealcoating",
    cracks: "crack-filling",
    patches: "patching",
    striping: "striping",
  });
});

it("estimate links select the same services in every language", () => {
  writeSpanish(content.root);
  const { en, es } = languages();
  expect(es && preselectedServices(es)).toEqual(preselectedServices(en));
});

it("the form of every language offers the preselected services", () => {
  writeSpanish(content.root);
  const { es = fixture } = languages();
  expect(shownWords(es).form.services.map(({ value }) => value)).toEqual(expect.arrayContaining(Object.values(preselectedServices(es))));
});

describe("the advice on estimate links", () => {
  const advice = (change: Partial<Content> = {}) => unselectedWork({ ...fixture, ...change });
  /** Returns the fixture's services, without the given work. */
  const without = (...removed: readonly string[]) =>
    fixture.services.map((service) => ({ ...service, preselectedFor: service.preselectedFor?.filter((work) => !removed.includes(work)) }));
  const { prices } = fixture.facts;

  it("is empty if each link selects a service", () => {
    expect(advice()).toEqual([]);
  });

  it.each([
    ["driveway", "services/sealcoating.md", "prices"],
    ["lot", "services/sealcoating.md", "prices"],
    ["cracks", "services/crack-filling.md", "prices"],
    ["patches", "services/crack-filling.md", "crackGauge"],
    ["striping", "services/striping.md", "prices"],
  ])("names the first page whose link for %s selects no service", (work, file, field) => {
    expect(advice({ services: without(work) })).toMatchObject([{ file, field }]);
  });

  it("names the work that selects no service", () => {
    expect(advice({ services: without("lot") })[0]?.why).toBe('The estimate links for "lot" preselect no service in the quote form.');
  });

  it("says which field to change", () => {
    expect(advice({ services: without("lot") })[0]?.fix).toBe(
      'In the file of a service that is in the form, add lot to the field "preselectedFor" (Preselected for).',
    );
  });

  it("names a service that is preselected, but not in the form", () => {
    const services = fixture.services.map((service) => ({ ...service, form: service.slug === "striping" ? undefined : service.form }));
    expect(advice({ services })[0]?.fix).toBe(
      'content/services/striping.md is preselected for striping, but is not in the form. Fill in its field "form" (In the quote form).',
    );
  });

  it("ignores the home page, because its prices may include work that the company does not offer", () => {
    expect(advice({ services: [] })).toEqual([]);
  });

  it("includes the links of posts", () => {
    const posts = fixture.posts.map((post) => ({ ...post, prices: "lot" as const }));
    const services = without("lot").map((service) => ({ ...service, prices: undefined }));
    expect(advice({ posts, services })).toMatchObject([{ file: `posts/${posts[0]?.slug ?? ""}.md`, field: "prices" }]);
  });

  it.each([
    ["cracks", { crackFoot: undefined }],
    ["striping", { stall: undefined, stencil: undefined, sign: undefined }],
  ] as const)("ignores %s if no price of it is set, because there is no link", (kind, unset) => {
    const facts = { ...fixture.facts, prices: { ...prices, ...unset } };
    const services = without(kind).map((service) => ({ ...service, prices: kind, crackGauge: undefined }));
    const posts = fixture.posts.map((post) => ({ ...post, prices: undefined, crackGauge: undefined }));
    expect(advice({ facts, services, posts })).toEqual([]);
  });

  it("reports driveways and lots if only the button beside the prices of other work links to them", () => {
    const facts = { ...fixture.facts, prices: { ...prices, driveway: undefined, squareFoot: undefined } };
    const services = without("driveway", "lot").map((service) => ({ ...service, prices: "both" as const }));
    expect(advice({ facts, services }).map(({ why }) => why)).toEqual([
      expect.stringContaining('"driveway"'),
      expect.stringContaining('"lot"'),
    ]);
  });

  it.each(["driveway", "lot"] as const)("ignores %s if its price is not set, because there is no calculator", (work) => {
    const { driveway, squareFoot, ...others } = prices;
    const facts = { ...fixture.facts, prices: { ...others, ...(work === "lot" ? { driveway } : { squareFoot }) } };
    expect(advice({ facts, services: without(work) })).toEqual([]);
  });
});
