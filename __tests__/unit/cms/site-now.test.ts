/** Tests the data that the editor derives from the site's data. */
import { SiteNow } from "../../../src/cms/admin/site-now";
import { LOCAL_PROXY } from "../../../src/cms/backend";
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

describe("the diagrams that the editor offers for a text", () => {
  const namesFor = (collection: string, contents: Languages): readonly string[] =>
    new SiteNow(editorSite(contents, LOCAL_PROXY, [])).diagramsFor(collection).map(({ value }) => value);
  const { year, ...others } = fixture.diagrams;
  const withoutYear = { ...fixture, diagrams: others };
  const es = { ...withoutYear, language: "es" as const };

  it("have their titles in the settings as labels", () => {
    expect(new SiteNow(editorSite({ en: fixture }, LOCAL_PROXY, [])).diagramsFor("posts")).toContainEqual({
      value: "diagram: curing-clock",
      label: expect.stringMatching(/^Diagram: \w/) as string,
    });
  });

  it("include every diagram in the settings", () => {
    expect(year).toBeDefined();
    expect(namesFor("posts", { en: fixture })).toEqual([...diagramKeys.keys()].map((name) => `diagram: ${name}`));
  });

  it.each<[string, string, Languages, boolean]>([
    ["the English settings", "services", { en: withoutYear }, false],
    ["the Spanish settings of a Spanish text", "es-posts", { en: fixture, es }, false],
    ["only the Spanish settings, for an English text", "posts", { en: fixture, es }, true],
  ])("depend on the text's language: a diagram that is missing in %s", (_, collection, contents, isOffered) => {
    expect(namesFor(collection, contents).includes("diagram: year")).toBe(isOffered);
    expect(namesFor(collection, contents)).toContain("diagram: layers");
  });
});
