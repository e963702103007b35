/** Tests the data that the editor derives from the site's data. */
import { SiteNow } from "../../../src/cms/admin/site-now";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { cmsConfig } from "../../../src/cms/config";
import { editorSite } from "../../../src/cms/editor-site";
import { STATE } from "../../../src/cms/page-format";
import { diagramKeys } from "../../../src/content/diagrams/diagram-references";
import type { Languages } from "../../../src/content/load/languages";
import { required } from "../../../src/content/shared/required";
import { fixture } from "../../fixtures/content";

const service = required(fixture.services[0], "A service");

it.each([
  ["es/services/", true, ""],
  ["es/services/", false, " · Not reviewed"],
  ["es/services/2026/", true, ""],
  ["es/services/2026/", false, " · Not reviewed"],
])("lists a translation in the folder %s with its review state: %s", (folder, reviewed, state) => {
  const translations = [{ file: `${folder}${service.slug}.md`, reviewed }];
  const es = { ...fixture, language: "es" as const, services: [service], translations };
  const site = new SiteNow(editorSite({ en: fixture, es }, LOCAL_PROXY, []));
  expect(site.entriesIn("es/services").map(({ data }) => data[STATE])).toEqual([state]);
});

describe("the editor", () => {
  const namesFor = (collection: string, contents: Languages): readonly string[] =>
    new SiteNow(editorSite(contents, LOCAL_PROXY, [])).diagramsFor(collection).map(({ value }) => value);
  const { year, ...others } = fixture.diagrams;
  const withoutYear = { ...fixture, diagrams: others };
  const es = { ...withoutYear, language: "es" as const };

  it("labels diagrams with the titles of their forms", () => {
    const forms = cmsConfig(LOCAL_PROXY, undefined).collections.flatMap((collection) => ("files" in collection ? collection.files : []));
    const titles = new Map(forms.find(({ name }) => name === "diagrams")?.fields.map(({ name, label }) => [name, label]));
    const offered = new SiteNow(editorSite({ en: fixture }, LOCAL_PROXY, [])).diagramsFor("posts");
    expect(offered.map(({ label }) => label)).toEqual([...diagramKeys.values()].map((key) => `Diagram: ${titles.get(key) ?? ""}`));
    expect(offered).toContainEqual({ value: "diagram: accessible-stalls", label: "Diagram: Accessible stalls" });
  });

  it("offers every diagram in the settings", () => {
    expect(year).toBeDefined();
    expect(namesFor("posts", { en: fixture })).toEqual([...diagramKeys.keys()].map((name) => `diagram: ${name}`));
  });

  it.each<[string, string, Languages, boolean]>([
    ["does not offer an English text a diagram that the English settings lack", "services", { en: withoutYear }, false],
    ["does not offer a Spanish text a diagram that the Spanish settings lack", "es-posts", { en: fixture, es }, false],
    ["offers an English text a diagram that only the Spanish settings lack", "posts", { en: fixture, es }, true],
  ])("%s", (_, collection, contents, isOffered) => {
    expect(namesFor(collection, contents).includes("diagram: year")).toBe(isOffered);
    expect(namesFor(collection, contents)).toContain("diagram: layers");
  });
});
