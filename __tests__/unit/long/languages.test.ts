/** Content in two languages: shared fields, fallbacks to English, and errors. */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { loadLanguages } from "../../../src/content/load/languages";
import { pathsIn, textLinks } from "../../../src/content/entries/page-links";
import { menusOf } from "../../../src/content/entries/placement";
import { allLaunchProblems } from "../../../src/publish/launch/rules";
import type { Content } from "../../../src/content/schema";
import { required } from "../../../src/content/shared/required";
import { textInSpanish, translatable, writeSpanish } from "../../fixtures/translated";
import { copyContent, copyForEachTest, reportLines } from "../../fixtures/content-copy";

const translated = copyContent();
writeSpanish(translated.root);
const copy = copyForEachTest(translated.root);
const { change } = copy;
const SERVICE = "es/services/crack-filling.md";
afterAll(() => translated.remove());

const spanish = (): Content => required(loadLanguages(copy.root, { drafts: true }).es, "Spanish");

const ENGLISH = JSON.stringify(loadLanguages(translated.root, { drafts: true }).en);

const remove = (file: string): void => rmSync(path.join(copy.root, file), { recursive: true });

describe("Spanish content", () => {
  const load = () => {
    const { en, es } = loadLanguages(copy.root, { drafts: true });
    return { en, es: required(es, "Spanish") };
  };

  it("has its own text", () => {
    const { en, es } = load();
    const [english, translation] = [en.services[0], es.services[0]];
    expect(translation).toMatchObject({ slug: english?.slug, title: textInSpanish(english?.title ?? "") });
    expect(translation?.body).not.toBe(english?.body);
    expect(es.company.insurance).not.toBe(en.company.insurance);
  });

  it("shares the addresses of English pages", () => {
    change("services/crack-filling.md", /^title:/m, "address: patching\ntitle:");
    expect(copy.problems()).toEqual([]);
    expect(load().es.services.find(({ slug }) => slug === "crack-filling")?.address).toBe("patching");
  });

  it("shares the company's settings that need no translation", () => {
    const { en, es } = load();
    expect(es.business).toEqual(en.business);
    expect(es.company).toMatchObject({ textPhone: en.company.textPhone, bidDays: en.company.bidDays });
  });
});

it("formats facts in the language of the page", () => {
  change("services/crack-filling.md", /^summary: .*$/m, "summary: Open {{hours}}.");
  change(SERVICE, /^summary: .*$/m, "summary: Abierto {{hours}}.");
  const { en, es } = loadLanguages(copy.root, { drafts: true });
  const summary = (content: Content | undefined) => content?.services.find(({ slug }) => slug === "crack-filling")?.summary;
  expect(summary(en)).toMatch(/^Open Mon-.* AM-.* PM/);
  expect(summary(es)).toMatch(/^Abierto lunes a .* de .* a\.m\. a .* p\.m\./);
});

it("reports an invalid English file of facts once, not again where a translation refers to its facts", () => {
  change(SERVICE, /^summary: .*$/m, "summary: Vale {{bid-days}} días.");
  change("settings/company.yml", /^bidDays: .*$/m, "bidDays: 0");
  expect(copy.problems().map(({ file }) => file)).toEqual(["settings/company.yml"]);
});

it("links to English pages where translations are missing", () => {
  const menu = (content: Content) => menusOf(content).header.services.links.map(({ to }) => to);
  const before = menu(spanish());
  remove("es/services");
  remove("es/posts");
  remove("es/pages/about.yml");
  const content = spanish();
  expect(content.services).toEqual([]);
  expect(menu(content)).toEqual(before);
  expect([content.ownFiles.includes("aboutPage"), content.ownFiles.includes("homePage")]).toEqual([false, true]);
  // Without Spanish posts, there is no Spanish blog page.
  expect(content.ownFiles.includes("blogPage")).toBe(false);
  const { linkTo, note } = textLinks(content);
  expect(note).toBe(content.words.lists.english);
  expect(linkTo("/about#warranty")).toEqual({ href: "/about#warranty", hrefLang: "en" });
  expect(linkTo("/contact#form")).toEqual({ href: "/es/contact#form" });
  expect(linkTo("/images/yard.jpg")).toEqual({ href: "/images/yard.jpg" });
  expect(linkTo("https://www.ada.gov/")).toEqual({ href: "https://www.ada.gov/" });
});

it("hides Spanish drafts from visitors", () => {
  change(SERVICE, "reviewed: false", "reviewed: false\ndraft: true");
  expect(spanish().services.map(({ slug }) => slug)).toContain("crack-filling");
  const { en, es } = loadLanguages(copy.root, { drafts: false });
  expect(es?.services.map(({ slug }) => slug)).not.toContain("crack-filling");
  expect(es?.untranslated.services.map(({ slug }) => slug)).toEqual(["crack-filling"]);
  expect(en.services.map(({ slug }) => slug)).toContain("crack-filling");
});

it("hides future Spanish posts from visitors", () => {
  change("es/posts/first-seal-after-paving.md", /^date: .*$/m, 'date: "2026-11-30"');
  const spanishOn = (today: string) => loadLanguages(copy.root, { drafts: false, today }).es;
  expect(spanishOn("2026-11-29")?.posts).toEqual([]);
  expect(spanishOn("2026-11-29")?.ownFiles.includes("blogPage")).toBe(false);
  expect(spanishOn("2026-11-30")?.posts).toHaveLength(1);
});

describe("a Spanish page with a link to a Spanish page", () => {
  const noTranslations = (): void => {
    for (const file of ["es/posts", "es/projects.yml", "es/services/striping.md"]) remove(file);
    for (const page of ["about", "privacy", "thank-you", "home"]) remove(`es/pages/${page}.yml`);
  };
  const link = (to: string): void => copy.append(SERVICE, `[Más](${to})`);

  it.each(["/es/about", "/es/about#main", "/es/privacy", "/es/thank-you?a=b", "/es", "/es/blog", "/es/services/striping"])(
    "is rejected while %s has no translation",
    (to) => {
      link(to);
      expect(copy.problems()).toEqual([]);
      noTranslations();
      expect(copy.problems()).toMatchObject([{ file: SERVICE, field: "text", found: `"${to}"` }]);
    },
  );

  it("is rejected with the address that leads to the page in either language", () => {
    link("/es/about#main");
    noTranslations();
    expect(copy.problems().map(({ fix }) => fix)).toEqual([
      expect.stringMatching(/^Write \/about: on translated pages, it leads to the translation if there is one\./),
    ]);
  });

  it.each(["/about", "/blog", "/es/services", "/es/projects", "/es/locations/reno", "/es/contact#quote"])("may link to %s", (to) => {
    noTranslations();
    link(to);
    expect(copy.problems()).toEqual([]);
  });

  it("is not rejected only because the linked page's file is invalid", () => {
    link("/es/about");
    change("es/pages/about.yml", /^hero:/m, "more: 1\nhero:");
    expect(copy.problems().map(({ file }) => file)).toEqual(["es/pages/about.yml"]);
  });
});

it("publishes a Spanish page that has no English version", () => {
  copy.write("es/services/solo.md", copy.read("es/services/striping.md"));
  expect(pathsIn(spanish())).toContain("/services/solo");
});

it.each(translatable(translated.root).map(({ file }) => `es/${file}`))("loads the rest of the content if %s is missing", (file) => {
  remove(file);
  expect(copy.problems()).toEqual([]);
  expect(JSON.stringify(loadLanguages(copy.root, { drafts: true }).en)).toBe(ENGLISH);
});

it.each(["empty", "missing"])("does not load Spanish if its folder is %s", (state) => {
  remove("es");
  if (state === "empty") mkdirSync(path.join(copy.root, "es/pages"), { recursive: true });
  expect(Object.keys(loadLanguages(copy.root, { drafts: true }))).toEqual(["en"]);
});

it.each<[string, () => void, RegExp]>([
  ["a missing field", () => change(SERVICE, /^summary: .*\n/m, ""), /^es\/services\/crack-filling\.md summary: text; nothing\. /],
  [
    "a wrong language code",
    () => mkdirSync(path.join(copy.root, "sp")),
    /^sp \(folder\): the code of a supported language: es \(Español\); sp\. Rename the folder, or delete it\.$/,
  ],
  [
    "an address in a translation",
    () => change(SERVICE, /^title:/m, "address: parche\ntitle:"),
    /^es\/services\/crack-filling\.md:\d+ address: one of the fields reviewed, title, .*; a field named "address"\. Correct the field's name, or delete it\.$/,
  ],
  [
    "a Spanish version of a shared file",
    () => copy.write("es/settings/business.yml", copy.read("settings/business.yml")),
    /^es\/settings\/business\.yml \(whole file\): a file that content\/es may contain; .*\. Delete it: content\/settings\/business\.yml applies to every language\.$/,
  ],
  [
    "a link to a missing page",
    () => change(SERVICE, /$/, "\n\n[Más](/nada)\n"),
    /^es\/services\/crack-filling\.md:\d+ text: an address on this site; "\/nada"/,
  ],
  ["a non-boolean value of `reviewed`", () => change(SERVICE, /^reviewed: false/m, "reviewed: maybe"), /reviewed: true or false; "maybe"/],
])("rejects %s", (_, breakIt, expected) => {
  breakIt();
  expect(reportLines(copy.problems())).toEqual([expect.stringMatching(expected)]);
});

it.each(["es/posts/sealing.yml", "es/services/winter/words.YAML", "posts/sealing.yml", "locations/redirects.yaml"])(
  "reports %s, because the folder of a collection has only markdown files",
  (file) => {
    mkdirSync(path.dirname(path.join(copy.root, file)), { recursive: true });
    copy.write(file, "title: A\n");
    expect(reportLines(copy.problems())).toEqual([
      `${file} (file name): a name that ends with .md; ${file}. Move the file to another folder, or delete it: only .md files in this folder are read.`,
    ]);
  },
);

it("reports the problems of both languages together", () => {
  change("pages/home.yml", /^hero:/m, "more: 1\nhero:");
  change(SERVICE, /^summary: .*\n/m, "");
  expect(copy.problems().map(({ file }) => file)).toEqual(["pages/home.yml", SERVICE]);
});

describe("the launch check", () => {
  const found = () =>
    allLaunchProblems(loadLanguages(copy.root, { drafts: true }))
      .filter(({ file, field }) => file.startsWith("es") || field === "languages")
      .map(({ file, field }) => `${file} ${field}`);

  it("reports unreviewed translations", () => {
    expect(found()).toEqual(["es reviewed", "settings/company.yml languages"]);
    for (const { file } of spanish().translations) change(file, "reviewed: false", "reviewed: true");
    expect(found()).toEqual(["settings/company.yml languages"]);
  });

  it("reports pages in a language that the company does not speak", () => {
    expect(found()).toContain("settings/company.yml languages");
    change("settings/company.yml", /^languages: .*$/m, "languages: English and Spanish");
    expect(found()).toEqual(["es reviewed"]);
  });
});
