import { cpSync } from "node:fs";
import { folderForEachTest } from "../../../fixtures/folder";
import { fixture } from "../../../fixtures/content";
import type { FileName, FolderName, ListName } from "../../../../src/content/schema";
import { allLaunchProblems, launchProblems } from "../../../../src/publish/launch/rules";
import { digestsIn, isKept, sampleFiles, sampleTexts, shippedIn } from "../../../../src/publish/launch/samples";

const folder = folderForEachTest();
const found = (content: typeof fixture) => launchProblems(content).map(({ file, field }) => `${file} ${field}`);

const PAGE = `---
title: Henderson
summary: Steep drives and shop lots. Water runs down the hill here.
---

## Where a desert driveway gives out

Rake the rock back against the edge. It's free, and it helps a lot.

| Look for      | Good sign                 |
| ------------- | ------------------------- |
| Crack pattern | Long single lines and all |
`;

it("finds unchanged shipped files, even if they are renamed", () => {
  folder.write("projects.yml", "projects: []\n");
  folder.write("images/lot.jpg", "a rendering");
  folder.write("es/projects.yml", "projects: [] # es\n");
  const shipped = { files: digestsIn(folder.at()), starterPictures: [], sentences: [] };
  folder.write("projects.yml", "projects: [ ]\n");
  folder.write("images/renamed.jpg", "a rendering");
  folder.write("images/own.jpg", "a photo");
  expect(sampleFiles(folder.at(), shipped)).toEqual(["es/projects.yml", "images/lot.jpg", "images/renamed.jpg"]);
});

describe("`kept`", () => {
  it.each([
    ["images", "images/lot.jpg"],
    ["images/", "images/lot.jpg"],
    ["/images", "images/lot.jpg"],
    ["./images/", "images/lot.jpg"],
    ["images/*", "images/lot.jpg"],
    ["images/**", "images/lot.jpg"],
    ["content/images", "images/lot.jpg"],
    ["/content/images/", "images/lot.jpg"],
    ["content\\images\\", "images/lot.jpg"],
    ["images/lot.jpg", "images/lot.jpg"],
    ["content/images/lot.jpg", "images/lot.jpg"],
    ["content/es/posts", "es/posts/frost.md"],
  ])("with %j includes %s", (what, file) => {
    expect(isKept({ kept: [{ what, reason: "True of us." }] }, file)).toBe(true);
  });

  it.each([
    ["image", "images/lot.jpg"],
    ["images/lot", "images/lot.jpg"],
    ["posts", "es/posts/frost.md"],
    ["services/driveways.md", "services/driveways-and-lots.md"],
    ["/", "images/lot.jpg"],
  ])("with %j does not include %s", (what, file) => {
    expect(isKept({ kept: [{ what, reason: "True of us." }] }, file)).toBe(false);
  });
});

describe("sentences of the sample", () => {
  const ship = () => {
    folder.write("services/driveways.md", PAGE);
    return shippedIn(folder.at(), folder.at("no-starter"));
  };
  const lines = (shipped: ReturnType<typeof ship>, kept: { what: string; reason: string }[] = []) =>
    sampleTexts(folder.at(), { kept }, shipped).flatMap(({ file, sentences }) =>
      sentences.map(({ line, text }) => `${file}:${line} ${text}`),
    );

  it("are found in headings, paragraphs, table cells and fields of an edited file", () => {
    const shipped = ship();
    folder.write("services/driveways.md", PAGE.replace("It's free, and", "Trust us:").replace("Steep drives and", "Long"));
    expect(lines(shipped)).toEqual([
      "services/driveways.md:3 Water runs down the hill here.",
      "services/driveways.md:6 Where a desert driveway gives out",
      "services/driveways.md:8 Rake the rock back against the edge.",
      "services/driveways.md:12 Long single lines and all",
    ]);
  });

  it("are found in another file", () => {
    const shipped = ship();
    folder.write("services/driveways.md", "---\ntitle: Mine\n---\n");
    folder.write("posts/copied.md", "---\ntitle: Mine\n---\n\n- Rake the rock back against the edge.\n");
    expect(lines(shipped)).toEqual(["posts/copied.md:5 Rake the rock back against the edge."]);
  });

  it("do not include labels and names of places", () => {
    const shipped = ship();
    folder.write("services/driveways.md", "---\ntitle: Henderson\n---\n\n## Good sign\n");
    expect(lines(shipped)).toEqual([]);
  });

  it("are accepted in files under `kept`", () => {
    const shipped = ship();
    expect(lines(shipped, [{ what: "services", reason: "True of us." }])).toEqual([]);
  });

  it("do not include sentences that the starter has too", () => {
    folder.write("services/driveways.md", PAGE);
    folder.write("starter/pages/home.yml", "text: Rake the rock back against the edge.\n");
    const shipped = shippedIn(folder.at(), folder.at("starter"));
    expect(lines(shipped).filter((line) => line.includes("Rake"))).toEqual([]);
  });
});

describe("without a license and insurance in the settings", () => {
  const LICENSE = "settings/business.yml license";
  const INSURANCE = "settings/company.yml insurance";
  const silent = {
    ...fixture,
    business: { ...fixture.business, license: undefined },
    company: { ...fixture.company, insurance: undefined },
    words: { ...fixture.words, promises: { ...fixture.words.promises, licensed: undefined } },
  };
  const claimsIn = (content: typeof fixture) => found(content).filter((line) => [LICENSE, INSURANCE].includes(line));

  // "Licensed crews" are the company's own, so this is a claim. "Licensed contractors" is advice.
  it.each([
    ["We seal lots.", []],
    ["Uninsured crews are a risk. Licensed contractors know that.", []],
    ["We seal lots.\n\nInsured crews do the work.", [INSURANCE]],
    ["Our crews are\ninsured.", [INSURANCE]],
    ["Who is insured?\n\nWe are.", [INSURANCE]],
    ["\tInsured since 1998", [INSURANCE]],
    ['The "insured" crew', [INSURANCE]],
    ["Licensed and\ninsured crews", [INSURANCE, LICENSE]],
    ["licensed,\ninsured", [INSURANCE, LICENSE]],
    ["We seal lots.\n\nWe're\nlicensed.", [LICENSE]],
    ["We seal lots.\nLicensed crews do the work.", [LICENSE]],
    ["Licensed & insured", [INSURANCE, LICENSE]],
    ["Licensed, bonded and insured", [INSURANCE, LICENSE]],
    ["Licensed. Bonded. Insured.", [INSURANCE, LICENSE]],
    ["Insured and licensed", [INSURANCE, LICENSE]],
    ["Bonded, licensed", [LICENSE]],
    ["We are licensed", [LICENSE]],
    ["We’re a licensed contractor.", [LICENSE]],
    ["We are also fully\nlicensed.", [LICENSE]],
    ["Fully licensed contractor", [LICENSE]],
    ["Our crew is licensed.", [LICENSE]],
    ["We hire a licensed subcontractor. Ask whether bidders are licensed.", []],
  ])("the text %j of a service results in the problems %j", (body, problems) => {
    const services = fixture.services.map((service, index) => (index === 0 ? { ...service, body } : service));
    expect(claimsIn({ ...silent, services })).toEqual(problems);
  });

  it("a claim in the words for the whole site is reported", () => {
    const words = { ...silent.words, promises: { ...silent.words.promises, licensed: "Licensed and insured" } };
    expect(claimsIn({ ...silent, words })).toEqual([INSURANCE, LICENSE]);
  });

  /** Returns the content with a claim in a file, or in a new entry or item. */
  const withClaim = (name: FileName | FolderName | ListName) => {
    const value: unknown = silent[name];
    const claim = { note: "We're licensed and insured." };
    return { ...silent, [name]: Array.isArray(value) ? [...(value as readonly unknown[]), claim] : { ...(value as object), ...claim } };
  };

  it.each([
    ...(["contactPage", "servicesPage", "projectsPage", "notFoundPage"] as const),
    ...(["business", "company", "words", "facts", "priceGuide", "diagrams", "navigation"] as const),
    ...(["services", "locations", "projects"] as const),
  ])("a claim in %s is reported", (name) => {
    expect(claimsIn(withClaim(name))).toEqual([INSURANCE, LICENSE]);
  });

  it.each([
    ["posts, which also give advice", "posts"],
    ["worksheets, which also say what other contractors must prove", "worksheets"],
    ["reviews, which are customers' words", "testimonials"],
  ] as const)("a claim in %s, is not reported", (_, name) => {
    expect(claimsIn(withClaim(name))).toEqual([]);
  });

  it("a claim split between two fields is not reported", () => {
    const services = fixture.services.map((service, index) =>
      index === 0 ? { ...service, title: "Licensed", summary: "crews" } : service,
    );
    expect(claimsIn({ ...silent, services })).toEqual([]);
  });
});

it("reports prices from the year before last", () => {
  const prices = { ...fixture.facts.prices, year: new Date().getFullYear() - 2 };
  expect(found({ ...fixture, facts: { ...fixture.facts, prices } })).toContain("settings/facts.yml prices.year");
});

describe("a footer note that the pictures are computer renderings", () => {
  const es = "es" as const;
  const NOTES = { en: "The pictures are computer renderings.", es: "Las imágenes están hechas por computadora." };
  const withNote = (pictures: string | undefined) => ({ ...fixture.words, footer: { ...fixture.words.footer, pictures } });
  /** Returns the reported files for notes by language. `ownFiles` has the files that exist in Spanish. */
  const reported = (notes: Readonly<Partial<typeof NOTES>>, ownFiles: typeof fixture.ownFiles = ["words"]) =>
    allLaunchProblems(
      { en: { ...fixture, words: withNote(notes.en) }, es: { ...fixture, language: es, ownFiles, words: withNote(notes.es) } },
      folder.at(),
    ).flatMap(({ file, field }) => (field === "footer.pictures" ? [file] : []));

  it.each<[Partial<typeof NOTES>, readonly string[]]>([
    [{}, []],
    [{ en: NOTES.en }, ["settings/words.yml"]],
    [{ es: NOTES.es }, ["es/settings/words.yml"]],
    [NOTES, ["settings/words.yml", "es/settings/words.yml"]],
    [{ en: "Our own photos.", es: "Fotos de nuestros trabajos." }, []],
  ])("is reported in each language if the pictures are the owner's: %j", (notes, files) => {
    folder.write("images/own.jpg", "a photo");
    expect(reported(notes)).toEqual(files);
  });

  it("is reported only in English if the words are not translated", () => {
    expect(reported({ en: NOTES.en, es: NOTES.en }, [])).toEqual(["settings/words.yml"]);
  });

  it("is not reported while there is a sample picture", () => {
    cpSync("starter/images", folder.at("images"), { recursive: true });
    expect(reported(NOTES)).toEqual([]);
  });
});
