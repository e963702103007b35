/** Tests how the editor updates the site's data, and what it derives from the data. */
import { SiteNow } from "../../../src/cms/admin/site-now";
import { LOCAL_PROXY, OWN_SIGN_IN } from "../../../src/cms/backend";
import { cmsConfig } from "../../../src/cms/config";
import { editorSite } from "../../../src/cms/editor-site";
import { STATE } from "../../../src/cms/page-format";
import type { Repository } from "../../../src/cms/repository/repository";
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

describe("overlapping refreshes", () => {
  /** Returns promises that resolve to the given values, or reject if the value is undefined, once they are released. */
  const held = <T>(values: readonly (T | undefined)[]) => {
    const release: (() => void)[] = [];
    const promises = values.map(
      (value) =>
        new Promise<T>((resolve, reject) => {
          release.push(() => (value === undefined ? reject(new Error("offline")) : resolve(value)));
        }),
    );
    return { promises, release };
  };

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ["the newest data if they end in the order of their start", ["1", "2"], [0, 1], "2"],
    ["the newest data if the first one ends last", ["1", "2"], [1, 0], "2"],
    ["the newest data if three of them end in reverse order", ["1", "2", "3"], [2, 1, 0], "3"],
    ["the newest data if the first one fails last", [undefined, "2"], [1, 0], "2"],
    ["the first one's data if the last one fails before", ["1", undefined], [1, 0], "1"],
  ])("leave %s", async (_, versions, order, expected) => {
    const siteOf = (version: string) => editorSite({ en: fixture }, LOCAL_PROXY, [], { [`images/${version}.jpg`]: "" });
    const { promises, release } = held(
      versions.map((version) => (version === undefined ? undefined : new Response(JSON.stringify(siteOf(version))))),
    );
    const fetch = jest.spyOn(globalThis, "fetch");
    for (const promise of promises) fetch.mockReturnValueOnce(promise);
    const site = new SiteNow(siteOf("0"));
    const refreshes = versions.map(() => site.refresh());
    for (const index of order) {
      release[index]?.();
      await refreshes[index];
    }
    expect(site.pictures()).toEqual([`/images/${expected}.jpg`]);
  });

  it("do not restore an entry on GitHub that was deleted between them", async () => {
    const [gone, kept] = ["services/gone.md", "services/kept.md"];
    const { promises, release } = held(["---\ntitle: Gone\n---\n", "---\ntitle: Kept\n---\n"]);
    const tree = jest.fn<ReturnType<Repository["tree"]>, []>();
    for (const file of [gone, kept]) tree.mockResolvedValueOnce(new Map([[`content/${file}`, file]]));
    const textOf = jest.fn<Promise<string>, [string]>();
    for (const promise of promises) textOf.mockReturnValueOnce(promise);
    const repository: Partial<Repository> = { tree, textOf };
    const backend = { name: "github", repo: "owner/site", branch: "main", auth_endpoint: OWN_SIGN_IN } as const;
    const site = new SiteNow(editorSite({ en: { ...fixture, services: [] } }, backend, []));
    site.connect(repository as Repository); // Safe cast: a refresh calls no other methods.
    const refreshes = [site.refresh(), site.refresh()];
    for (const [index, refresh] of refreshes.entries()) {
      release[index]?.();
      await refresh;
    }
    expect(site.entriesIn("services").map(({ path }) => path)).toEqual([`content/${kept}`]);
  });
});
