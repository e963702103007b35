/** Tests the data that the editor derives from the site's data. */
import { SiteNow } from "../../../src/cms/admin/site-now";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { editorSite } from "../../../src/cms/editor-site";
import { STATE } from "../../../src/cms/page-format";
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
