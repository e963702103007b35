/** Tests how the editor adds the repository's newer files to the data of the last deployment. */
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { withNewerFiles } from "../../../src/cms/current-site";
import { editorSite } from "../../../src/cms/editor-site";
import { required } from "../../../src/content/shared/required";
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

it("adds an entry for a new file in a subfolder", () => {
  const { content } = withNewerFiles(site, { "services/2026/notes.md": "---\ntitle: Notes\n---\n" }, {});
  expect(content.services.map(({ slug }) => slug)).toContain("notes");
});
