/** Tests how the editor adds the repository's newer files to the data of the last deployment. */
import { stringify } from "yaml";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { withNewerFiles, type NewerFiles } from "../../../src/cms/newer-files";
import { editorSite } from "../../../src/cms/editor-site";
import { dayIn } from "../../../src/content/format/dates";
import { required } from "../../../src/content/shared/required";
import type { Content } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const service = required(fixture.services[0], "A service");
const english = { ...service, address: "patching", formerly: ["potholes"], formValue: "patches" };
const site = editorSite({ en: { ...fixture, services: [english] } }, LOCAL_PROXY, []);

/** Returns the service that a newer Spanish file adds to the data. */
const translated = (slug: string) =>
  withNewerFiles(site, { [`es/services/${slug}.md`]: "---\ntitle: Bacheo\n---\n" }, {}).others.es?.services[0];

it("gives a new translation the fields that it shares with its English entry", () => {
  expect(translated(english.slug)).toMatchObject({ title: "Bacheo", address: "patching", formerly: ["potholes"], formValue: "patches" });
});

it("gives a translation without an English entry the defaults of these fields", () => {
  expect(translated("gone")).toMatchObject({ title: "Bacheo", formerly: [] });
});

it.each(["services/notes.yml", "es/services/notes.yml"])("adds no entry for the new file %s", (file) => {
  const { content, others } = withNewerFiles(site, { [file]: "title: Notes\n" }, {});
  expect([content.services, others.es?.services ?? []]).toEqual([site.content.services, []]);
});

const slugOf = english.slug;
const withHeading = <Page extends Content["homePage" | "aboutPage"]>(page: Page, heading: string): Page => ({
  ...page,
  hero: { ...page.hero, heading },
});

/** The site with an unreviewed Spanish service and a reviewed Spanish home page. The other Spanish data is English. */
const bilingual = editorSite(
  {
    en: { ...fixture, services: [english] },
    es: {
      ...fixture,
      language: "es",
      services: [{ ...english, title: "Bacheo" }],
      homePage: withHeading(fixture.homePage, "Sellado"),
      translations: [
        { file: `es/services/${slugOf}.md`, reviewed: false },
        { file: "es/pages/home.yml", reviewed: true },
      ],
    },
  },
  LOCAL_PROXY,
  [],
);
const spanishWith = (newer: NewerFiles) => required(withNewerFiles(bilingual, newer, {}).others.es, "The Spanish content");

const yamlOf = (data: object): string => stringify(JSON.parse(JSON.stringify(data)));

describe("a translation", () => {
  it("has the newer data of settings that all languages share", () => {
    const newer = { "settings/business.yml": yamlOf({ ...fixture.business, phone: "702-555-0100" }) };
    expect(spanishWith(newer).business.phone).toBe("702-555-0100");
  });

  it("has the newer English data of a page that is not translated", () => {
    const newer = { "pages/about.yml": yamlOf(withHeading(fixture.aboutPage, "Newer")) };
    expect(spanishWith(newer).aboutPage.hero.heading).toBe("Newer");
  });

  it("keeps its own data of a translated page whose English file is newer", () => {
    const newer = { "pages/home.yml": yamlOf(withHeading(fixture.homePage, "Newer")) };
    expect(spanishWith(newer).homePage.hero.heading).toBe("Sellado");
  });

  it("has the newer English address of an entry", () => {
    const newer = { [`services/${slugOf}.md`]: "---\ntitle: Patching\naddress: new-address\n---\n" };
    expect(spanishWith(newer).services[0]).toMatchObject({ title: "Bacheo", address: "new-address" });
  });

  it("has the English data of a page whose translation was deleted", () => {
    expect(spanishWith({ "es/pages/home.yml": undefined }).homePage.hero.heading).toBe(fixture.homePage.hero.heading);
  });

  it("ignores a translation of settings that all languages share", () => {
    const newer = { "es/settings/business.yml": yamlOf({ ...fixture.business, phone: "702-555-0100" }) };
    expect(spanishWith(newer).business.phone).toBe(fixture.business.phone);
  });

  it("may reference a price that was set since the last deployment", () => {
    const crackFoot = { low: 2, high: 3 };
    const newer = {
      "settings/facts.yml": yamlOf({ ...fixture.facts, prices: { ...fixture.facts.prices, crackFoot } }),
      "es/pages/home.yml": yamlOf(withHeading(fixture.homePage, "{{crack-foot-price}}")),
    };
    expect(spanishWith(newer).homePage.hero.heading).toBe("$2-$3");
  });

  it.each([
    [true, `es/services/${slugOf}.md`, "---\nreviewed: true\ntitle: Bacheo\n---\n"],
    [false, "es/pages/home.yml", yamlOf({ reviewed: false, ...fixture.homePage })],
  ])("has the review state %s of its newer file", (reviewed, file, text) => {
    expect(spanishWith({ [file]: text }).translations).toContainEqual({ file, reviewed });
  });

  it("has no review state once its file was deleted", () => {
    expect(spanishWith({ "es/pages/home.yml": undefined }).translations.map(({ file }) => file)).toEqual([`es/services/${slugOf}.md`]);
  });

  it("has a page of its own once the page's file was added", () => {
    expect(spanishWith({}).ownFiles).not.toContain("aboutPage");
    expect(spanishWith({ "es/pages/about.yml": yamlOf(fixture.aboutPage) }).ownFiles).toContain("aboutPage");
  });
});

describe("a file in a subfolder of a collection", () => {
  const deployed = { ...bilingual, links: { ...bilingual.links, "services/notes.md": ["/about"] } };

  it("has one key in the links, without the subfolder", () => {
    const { links } = withNewerFiles(deployed, { "services/2026/notes.md": "---\ntitle: Notes\n---\n[Contact](/contact)\n" }, {});
    expect(Object.entries(links).filter(([file]) => file.endsWith("notes.md"))).toEqual([["services/notes.md", ["/contact"]]]);
  });

  it("has no links once it was deleted", () => {
    const { links } = withNewerFiles(deployed, { "services/2026/notes.md": undefined }, {});
    expect(Object.keys(links).filter((file) => file.endsWith("notes.md"))).toEqual([]);
  });
});

describe("an invalid file", () => {
  it("has the facts that its other fields reference", () => {
    const newer = { "services/notes.md": "---\ntitle: Call {{phone}}\nwrong: field\n---\n" };
    const { services } = withNewerFiles(site, newer, {}).content;
    expect(services.find(({ slug }) => slug === "notes")?.title).toBe(`Call ${fixture.business.phone}`);
  });

  it("keeps its address if it cannot be parsed", () => {
    const { services } = withNewerFiles(site, { [`services/${slugOf}.md`]: "---\ntitle: [\naddress: patching\n---\n" }, {}).content;
    expect(services[0]?.address).toBe("patching");
  });

  it("has a usable time zone if it is the company's settings", () => {
    const { business } = withNewerFiles(site, { "settings/business.yml": "name: [" }, {}).content;
    expect(() => dayIn(business.timeZone, new Date())).not.toThrow();
  });

  it("causes no problems in files that reference facts from it", () => {
    const newer = {
      "settings/facts.yml": "prices: [",
      "pages/about.yml": yamlOf(withHeading(fixture.aboutPage, "{{crack-foot-price}}")),
    };
    expect(withNewerFiles(site, newer, {}).problems.map(({ file }) => file)).toEqual(["settings/facts.yml"]);
  });
});

it("reads a price before a file of settings that references it", () => {
  const pricesAt = (low: number | undefined) => ({
    ...fixture.facts,
    prices: { ...fixture.facts.prices, crackFoot: low === undefined ? undefined : { low, high: 3 } },
  });
  const unpriced = editorSite({ en: { ...fixture, facts: pricesAt(undefined) } }, LOCAL_PROXY, []);
  const newer = {
    "settings/diagrams.yml": yamlOf(fixture.diagrams).replace("Sealed", '"{{crack-foot-price}}"'),
    "settings/facts.yml": yamlOf(pricesAt(2)),
  };
  expect(newer["settings/diagrams.yml"]).toContain("{{crack-foot-price}}");
  expect(withNewerFiles(unpriced, newer, {}).problems).toEqual([]);
});

it("has a page for a list once the list has an entry", () => {
  const empty = editorSite({ en: { ...fixture, posts: [], ownFiles: [] } }, LOCAL_PROXY, []);
  const { ownFiles: pages } = withNewerFiles(empty, { "posts/first.md": "---\ntitle: First\n---\n" }, {}).content;
  expect(pages).toContain("blogPage");
});

it("adds an entry for a new file in a subfolder", () => {
  const { content } = withNewerFiles(site, { "services/2026/notes.md": "---\ntitle: Notes\n---\n" }, {});
  expect(content.services.map(({ slug }) => slug)).toContain("notes");
});
