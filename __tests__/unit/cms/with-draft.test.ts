/** A preview shows a translation with the fields that only the English file has. */
import { rmSync } from "node:fs";
import path from "node:path";
import { readPage, readSettings } from "../../../src/cms/page-format";
import { withDraft } from "../../../src/cms/preview/with-draft";
import type { Data } from "../../../src/cms/same";
import { loadLanguages } from "../../../src/content/load/languages";
import type { Content } from "../../../src/content/schema";
import { SHARED_FACTS } from "../../../src/content/schema/company";
import { required } from "../../../src/content/shared/required";
import { writeSpanish } from "../../fixtures/translated";
import { copyContent } from "../../fixtures/content-copy";

/** Shared fields of the service. The test adds the addresses; `formValue` is in the fixture. */
const SERVICE = { address: "black-coat", formerly: ["old-coat"], formValue: "commercial-sealcoating" };
/** Shared fields of the place and the post. */
const OTHER = { address: "another-name", formerly: ["old-name"] };
const ENTRIES = [
  ["services", "sealcoating", SERVICE],
  ["locations", "reno", OTHER],
  ["posts", "first-seal-after-paving", OTHER],
] as const;

const copy = copyContent();
afterAll(() => copy.remove());
for (const [folder, slug, { address, formerly }] of ENTRIES)
  copy.change(`${folder}/${slug}.md`, /^---\n/, `---\naddress: ${address}\nformerly: [${formerly.join()}]\n`);
const english = required(loadLanguages(copy.root, { drafts: true }).en, "English");
writeSpanish(copy.root);
const company = readSettings(copy.read("es/settings/company.yml"));
const pages = new Map(ENTRIES.map(([folder, slug]) => [folder, readPage(copy.read(`es/${folder}/${slug}.md`))]));
const spanish = required(loadLanguages(copy.root, { drafts: true }).es, "Spanish");
for (const [folder, slug] of ENTRIES) rmSync(path.join(copy.root, "es", folder, `${slug}.md`));
const withoutEntries = required(loadLanguages(copy.root, { drafts: true }).es, "Spanish");

const entryWith = (content: Content, folder: (typeof ENTRIES)[number][0], slug: string, data: Data) =>
  withDraft(content, folder, { slug, data, language: "es" })[folder].find((entry) => entry.slug === slug);

describe.each([
  ["has Spanish content", spanish],
  ["has no Spanish content yet", english],
])("in the preview of a Spanish draft, if the site %s", (_, content) => {
  it.each(SHARED_FACTS)("the company's %s is that of the English file", (name) => {
    expect(company).not.toHaveProperty(name);
    const shown = withDraft(content, "company", { slug: "company", data: company, language: "es" }).company;
    expect(shown[name]).toEqual(required(english.company[name], name));
  });

  it.each(ENTRIES)("an entry's shared fields are those of the English file (%s)", (folder, slug, shared) => {
    expect(entryWith(content, folder, slug, pages.get(folder) ?? {})).toMatchObject(shared);
  });

  it("the other fields are those of the draft", () => {
    const shown = withDraft(content, "company", { slug: "company", data: { ...company, crew: "Somos siete." }, language: "es" });
    expect(shown.company.crew).toBe("Somos siete.");
  });
});

it.each(ENTRIES)("the preview of a new translation has the shared fields of the English file (%s)", (folder, slug, shared) => {
  expect(withoutEntries[folder].some((entry) => entry.slug === slug)).toBe(false);
  expect(entryWith(withoutEntries, folder, slug, pages.get(folder) ?? {})).toMatchObject(shared);
});

/** Returns a draft after a field was emptied. `OpenForm.draft` omits such a field. */
const withoutField = (data: Data, name: string): Data => Object.fromEntries(Object.entries(data).filter(([field]) => field !== name));

it.each([
  ["an English draft", "since", english, english.company],
  ["an English draft", "crew", english, english.company],
  ["a Spanish draft", "crew", spanish, company],
] as const)("the preview of %s omits the removed fact %s", (_, name, content, data) => {
  expect(content.company).toHaveProperty(name);
  const draft = { slug: "company", data: withoutField(data, name), language: content.language };
  expect(withDraft(content, "company", draft).company[name]).toBeUndefined();
});

it.each([english, spanish])("the preview of a post ($language) omits a removed picture", (content) => {
  const slug = "first-seal-after-paving";
  const postIn = ({ posts }: Content): Data => ({ ...posts.find((post) => post.slug === slug) });
  expect(postIn(content)).toHaveProperty("picture.src");
  const draft = { slug, data: withoutField(postIn(content), "picture"), language: content.language };
  const shown = postIn(withDraft(content, "posts", draft));
  expect([shown.slug, shown.picture]).toEqual([slug, undefined]);
});
