import { filesLinkingTo } from "../../../src/cms/backlinks";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { editorSite } from "../../../src/cms/editor-site";
import type { Content, FolderName } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const filesFor = (content: Content, folder: FolderName, slug: string): readonly string[] =>
  [...filesLinkingTo(editorSite({ en: content }, LOCAL_PROXY, []), folder, slug)].sort();

it("lists every file that refers to an entry through a relation, a link in a field or body, or a redirect", () => {
  expect(filesFor(fixture, "services", "sealcoating")).toEqual([
    "locations/reno.md",
    "services/crack-filling.md",
    "settings/redirects.yml",
  ]);
  expect(filesFor(fixture, "posts", "first-seal-after-paving")).toContain("settings/price-guide.yml");
  expect(filesFor(fixture, "services", "striping")).toContain("services/sealcoating.md");
});

it("lists neither the entry's own file nor files that do not refer to it", () => {
  const services = fixture.services.map((service) =>
    service.slug === "striping" ? { ...service, body: "[Lines](/services/striping)" } : service,
  );
  expect(filesFor({ ...fixture, services }, "services", "striping")).toEqual(["locations/reno.md", "services/sealcoating.md"]);
});

it.each([
  ["starts with", "crack-filling-for-winter", "crack-filling"],
  ["is the start of", "crack-filling", "crack-filling-for-winter"],
])("does not list a file that links to an entry whose slug %s this entry's slug", (_, linked, slug) => {
  const body = `[Cracks](/services/${linked})`;
  const services = fixture.services.map((service) => (service.slug === "striping" ? { ...service, body } : service));
  expect(filesFor({ ...fixture, services }, "services", linked)).toEqual(["services/striping.md"]);
  expect(filesFor({ ...fixture, services }, "services", slug)).toEqual([]);
});

// Files are listed without subfolders, as in the editor's forms and slugs.
it.each([
  ["lists a translation that links to an entry", "es/services/crack-filling.md"],
  ["lists a translation in a subfolder by its path without the subfolder", "es/services/2026/crack-filling.md"],
])("%s", (_, file) => {
  const body = "[Lines](/services/striping)";
  const services = fixture.services.flatMap((service) => (service.slug === "crack-filling" ? [{ ...service, body }] : []));
  const es = { ...fixture, language: "es" as const, services, translations: [{ file, reviewed: true }] };
  const linking = filesLinkingTo(editorSite({ en: fixture, es }, LOCAL_PROXY, []), "services", "striping");
  expect(linking).toContain("es/services/crack-filling.md");
});

it.each([
  ["a link with the language's prefix", "[Lines](/es/services/striping)"],
  ["a link with the language's prefix and an anchor", "[Lines](/es/services/striping#cost)"],
  ["a definition with the language's prefix", "[Lines][1]\n\n[1]: /es/services/striping"],
  ["an old address with the language's prefix", "[Lines](/es/lines)"],
])("lists a translation with %s", (_, body) => {
  const redirects = [{ from: "/lines", to: "/services/striping" }];
  const services = fixture.services.flatMap((service) => (service.slug === "crack-filling" ? [{ ...service, body }] : []));
  const es = { ...fixture, language: "es" as const, services, translations: [{ file: "es/services/crack-filling.md", reviewed: true }] };
  const linking = filesLinkingTo(editorSite({ en: { ...fixture, redirects }, es }, LOCAL_PROXY, []), "services", "striping");
  expect(linking).toContain("es/services/crack-filling.md");
});

it("lists the redirects if one leads to an entry's path in another language", () => {
  const redirects = [{ from: "/rayas", to: "/es/services/striping" }];
  expect(filesFor({ ...fixture, redirects }, "services", "striping")).toContain("settings/redirects.yml");
});
