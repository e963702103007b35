/** Content in two languages: what a translation takes from the English files, and what is refused in it. */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { loadLanguages } from "../../../src/content/languages";
import { launchProblemsOf } from "../../../src/build/launch/rules";
import { translationAdvice } from "../../../src/content/lint/advice";
import type { Content } from "../../../src/content/schema";
import { required } from "../../../src/content/shared/required";
import { asSpanish, writeSpanish } from "../../fixtures/translated";
import { copyContent, copyForEachTest, said } from "./copy";

const translated = copyContent();
writeSpanish(translated.root);
const copy = copyForEachTest(translated.root);
const { change } = copy;
afterAll(() => translated.remove());

const spanish = (): Content => required(loadLanguages(copy.root, { drafts: true }).es, "Spanish");

const remove = (file: string): void => rmSync(path.join(copy.root, file), { recursive: true });

it("has the texts of the translation, and all else of the English files", () => {
  expect(copy.problems()).toEqual([]);
  const { en, es } = loadLanguages(copy.root, { drafts: true });
  const [english, own] = [en.services[0], es?.services[0]];
  expect(own?.title).toBe(asSpanish(english?.title ?? ""));
  expect(own?.body).not.toBe(english?.body);
  expect({ ...own?.hero.picture, alt: "", caption: "" }).toEqual({ ...english?.hero.picture, alt: "", caption: "" });
  expect(own?.slug).toBe(english?.slug);
  expect(es?.testimonials).toBe(en.testimonials);
  expect(es?.business.phone).toBe(en.business.phone);
  expect(es?.navigation.header.home).toEqual({ label: asSpanish(en.navigation.header.home.label), to: "/es" });
});

it("names the facts in the language of the text", () => {
  change("services/cold-patch.md", /^summary: .*$/m, "summary: Open {{hours}}.");
  change("es/services/cold-patch.md", /^summary: .*$/m, "summary: Abierto {{hours}}.");
  const { en, es } = loadLanguages(copy.root, { drafts: true });
  const summary = (content: Content | undefined) => content?.services.find(({ slug }) => slug === "cold-patch")?.summary;
  expect(summary(en)).toMatch(/^Open Mon-.* AM-.* PM/);
  expect(summary(es)).toMatch(/^Abierto lunes a .* de .* a\.m\. a .* p\.m\./);
});

it("has the pages that are translated, and leads elsewhere to the English ones", () => {
  remove("es/services/cold-patch.md");
  remove("es/posts");
  remove("es/pages/about.yml");
  const content = spanish();
  expect(content.services.map(({ slug }) => slug)).not.toContain("cold-patch");
  expect([content.translated.has("aboutPage"), content.translated.has("homePage")]).toEqual([false, true]);
  // A blog without posts is none.
  expect(content.translated.has("blogPage")).toBe(false);
  expect(content.services.flatMap(({ related }) => [...related.services, ...related.posts])).not.toContain("cold-patch");
  const links = [...content.navigation.header.links, ...content.navigation.footer.quick].map(({ to }) => to);
  expect(links).toContain("/about");
  expect(links).toContain("/es/contact");
});

it("hides a translation with its English page", () => {
  change("services/cold-patch.md", /^title:/m, "draft: true\ntitle:");
  expect(spanish().services.map(({ slug }) => slug)).toContain("cold-patch");
  change("services/cold-patch.md", "draft: true\n", "");
  change("posts/first-seal-after-paving.md", /^date: .*$/m, 'date: "2026-11-30"');
  const day = (today: string) => loadLanguages(copy.root, { drafts: false, today }).es;
  expect(day("2026-11-29")?.posts).toEqual([]);
  expect(day("2026-11-29")?.translated.has("blogPage")).toBe(false);
  expect(day("2026-11-30")?.posts).toHaveLength(1);
});

it.each(["empty", "gone"])("is not there while its folder is %s", (state) => {
  remove("es");
  if (state === "empty") mkdirSync(path.join(copy.root, "es/pages"), { recursive: true });
  expect(Object.keys(loadLanguages(copy.root, { drafts: true }))).toEqual(["en"]);
});

const SERVICE = "es/services/cold-patch.md";

it.each<[string, () => void, RegExp]>([
  [
    "a translation without original",
    () => copy.write("es/services/gone.md", copy.read(SERVICE)),
    /^es\/services\/gone\.md \(whole file\): the translation of an English file; no content\/services\/gone\.md\. Give it the name of its English file, or delete it\.$/,
  ],
  [
    "a list with one item less",
    () => change(SERVICE, / {4}- title: Sécónd\n {6}.*\n/, ""),
    /^es\/services\/cold-patch\.md:\d+ list\.items: a list of 2, as in English; a list of 1\. Give every entry/,
  ],
  [
    "another link",
    () => change(SERVICE, /$/, "\n\n[Más](/about)\n"),
    /^es\/services\/cold-patch\.md:\d+ text: the same links as those of the English text: .*; .*\/about.*\. Take out \/about\.$/,
  ],
  [
    "an unknown placeholder",
    () => change(SERVICE, /^summary: /m, "summary: Por {{precio}} "),
    /^es\/services\/cold-patch\.md:\d+ summary: the same values in braces as those of the English text: .*; \{\{precio\}\}/,
  ],
  [
    "a missing text",
    () => change(SERVICE, /^summary: .*\n/m, ""),
    /^es\/services\/cold-patch\.md summary: the text in this language; nothing\. Translate "/,
  ],
  [
    "a missing file of words",
    () => remove("es/settings/words.yml"),
    /^es\/settings\/words\.yml \(whole file\): a file; nothing\. Translate content\/settings\/words\.yml/,
  ],
  [
    "posts without the form that they lead to",
    () => remove("es/pages/contact.yml"),
    /^es\/pages\/contact\.yml \(whole file\): a file; nothing\. Translate content\/pages\/contact\.yml/,
  ],
  [
    "a wrong language code",
    () => mkdirSync(path.join(copy.root, "sp")),
    /^sp \(folder\): the code of a language that the site knows: es \(Español\); sp\. Rename the folder, or delete it\.$/,
  ],
  [
    "a title over its limit",
    () => change(SERVICE, /^title: .*$/m, `title: ${"á".repeat(61)}`),
    /^es\/services\/cold-patch\.md:\d+ title: at most 60 characters; 61 characters/,
  ],
  [
    "what the English file states",
    () => change(SERVICE, /^reviewed: .*$/m, "reviewed: false\nlistKind: steps"),
    /^es\/services\/cold-patch\.md:\d+ listKind: nothing: the English file has no text here; "steps"\. Delete it/,
  ],
  [
    "a heading less",
    () => change(SERVICE, /^## .*\n/m, ""),
    /^es\/services\/cold-patch\.md:\d+ text: as many headings of each level as those of the English text: /,
  ],
  ["no word on its review", () => change(SERVICE, /^reviewed: false/m, "reviewed: maybe"), /reviewed: true or false; "maybe"/],
])("refuses %s", (_, breakIt, expected) => {
  breakIt();
  expect(said(copy.problems())).toEqual([expect.stringMatching(expected)]);
});

it("tells the problems of both languages together", () => {
  change("pages/home.yml", /^hero:/m, "more: 1\nhero:");
  change(SERVICE, /^summary: .*\n/m, "");
  expect(copy.problems().map(({ file }) => file)).toEqual(["pages/home.yml", SERVICE]);
});

it("advises when the English text has changed after its translation", () => {
  const stale = () => translationAdvice(copy.root, spanish()).filter(({ field }) => field === "translates");
  expect(stale()).toEqual([]);
  change("services/cold-patch.md", /^summary: .*$/m, "summary: Another sentence.");
  const [advice, ...others] = stale();
  expect(advice?.file).toBe(SERVICE);
  expect(others).toEqual([]);
  change(SERVICE, /^translates: .*$/m, /translates: \w+/.exec(advice?.fix ?? "")?.[0] ?? "");
  expect(stale()).toEqual([]);
});

it("advises where a text of a translation is the English one still, but for names and figures", () => {
  const english = () => translationAdvice(copy.root, spanish()).filter(({ why }) => why.includes("still the English one"));
  expect(english()).toEqual([]);
  const same = (words: string): void => {
    for (const file of ["services/cold-patch.md", SERVICE]) change(file, /^summary: .*$/m, `summary: ${words}`);
  };
  same("Reno HOA {{phone}}, Monday to Friday");
  expect(english()).toEqual([]);
  same("We fill what is open.");
  expect(english()).toMatchObject([{ file: SERVICE, field: "summary", fix: "Translate it." }]);
});

it("keeps from the public what nobody has read, and pages in a language that nobody answers in", () => {
  const found = () =>
    launchProblemsOf(loadLanguages(copy.root, { drafts: true }))
      .filter(({ file, field }) => file.startsWith("es") || field === "languages")
      .map(({ file, field }) => `${file} ${field}`);
  expect(found()).toEqual(["es reviewed", "settings/company.yml languages"]);
  for (const { file } of spanish().translations) change(file, "reviewed: false", "reviewed: true");
  expect(found()).toEqual(["settings/company.yml languages"]);
  change("settings/company.yml", /^languages: .*$/m, "languages: English and Spanish");
  expect(found()).toEqual([]);
});
