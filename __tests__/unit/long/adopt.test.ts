/** Tests the content that `npm run adopt` produces from the starter, and the answers that it rejects. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse as parseYaml, stringify } from "yaml";
import { adopt, slugsIn } from "../../../scripts/adopt/adopt";
import { parseAnswers, slugOf } from "../../../scripts/adopt/answers";
import { STARTER, textsIn, writeContent } from "../../../scripts/adopt/files";
import type { Files } from "../../../src/cms/take-out";
import { adviceFor } from "../../../src/content/lint/report";
import { unformattedFiles } from "../../../src/cms/unformatted";
import { checkContent } from "../../../src/content/load/check-content";
import { required } from "../../../src/content/shared/required";
import { sampleTexts } from "../../../src/publish/launch/samples";
import { newFolder } from "../../fixtures/folder";

const FILES = textsIn(STARTER);
const EXAMPLE_ANSWERS = parseYaml(readFileSync("docs/answers.yml", "utf8")) as object;

const answersWith = (change: object) => parseAnswers("answers.yml", Buffer.from(stringify({ ...EXAMPLE_ANSWERS, ...change })));
const adopted = (change: object, current?: Files) => adopt(FILES, answersWith(change), current);

/**
 * Returns the problems that the content check finds in adopted files, the advice on them, the files that the editor would reformat, and
 * the files with sentences of the sample.
 */
const problemsIn = (files: Files): readonly string[] => {
  const root = newFolder();
  try {
    // Like the first run of adopt.
    writeContent(root, files, { from: STARTER, omitsUnused: true });
    const { problems, languages } = checkContent(root);
    return [
      ...problems.map(({ file, field, found }) => `${file} ${field}: ${found}`),
      ...(languages ? adviceFor(root, languages) : []).map(({ file, field, why }) => `${file} ${field}: ${why}`),
      ...unformattedFiles(root).map(({ file }) => `${file}: not as the editor formats it`),
      ...sampleTexts(root, {}).map(({ file }) => `${file}: sentences of the sample`),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

/** A name of 61 characters. Its first 40, 60 and 35 characters are the longest valid short name, place and town. */
const LONG = "The Exceptionally Dependable Asphalt Repair Co. of the County";

it.each([
  [
    // $& and $1 are special in String.replace.
    "quotes and special characters",
    { name: `"O'Brien" & Sons $& $1`, shortName: "O'Brien & $&", area: "Smith's & Jones' County" },
  ],
  ["accents and emoji", { name: "Peña Asphalt 🚧", shortName: "Peña 🚧", town: "Cañon City", places: ["Cañon City", "Española"] }],
  ["a short name of 4 characters", { shortName: "Ames" }],
  ["a name of 61 characters", { name: LONG, shortName: LONG.slice(0, 40), area: "the high plains and the valleys of the north" }],
  ["one place with a name of 60 characters", { places: [LONG.slice(0, 60)] }],
  ["a town with a name of 35 characters", { town: LONG.slice(0, 35), places: [LONG.slice(0, 35)], services: slugsIn(FILES, "services") }],
  ["thirty places", { places: Array.from({ length: 30 }, (_, index) => `Township ${index + 1}`) }],
  ["no prices", { prices: "none" }],
  ["no weekend", { hours: "Mon-Fri 7am-5pm" }],
  ["24-hour service", { hours: "24/7" }],
  ["only striping", { services: ["striping"] }],
  ["English only", { spanish: false }],
  ["no license and no insurance", { license: "none", insured: false }],
  ["insurance, but no license", { license: "none" }],
  ["licenses of two states", { license: "NV 0087654, AZ 123456" }],
  ["licenses of two states, separated by a slash", { license: "ROC 123456 / ROC 654321" }],
  ["a license with its class", { license: "1012345 (C-12)" }],
  ["a license that starts with a number sign", { license: "#0087654" }],
  ["a license with words and accents", { license: "Núm. 0087654 & 0087655" }],
  ["one closed weekday and a short Saturday", { hours: "Mon-Wed 6:30am-4pm, Fri 6:30am-4pm, Sat 8-noon" }],
  [
    "a short name of 40 characters with emoji, quotes and accents",
    { shortName: "🚧 Núñez & $1 'Quick' “Lines” & Seal Co. 🚧".slice(0, 40) },
  ],
  ["places whose names share words and punctuation", { places: ["St. John's", "St Johns County", "Winston-Salem", "Coeur d'Alene"] }],
  ["a phone number with dots, and a domain as an address", { phone: "702.555.0199", domain: "https://WWW.Example.org/" }],
])("the content for a company with %s is valid", (_, change) => {
  expect(problemsIn(adopted(change))).toEqual([]);
});

it.each([35, 40, 60])("the first %s characters of the long name do not end with a space, which would be removed", (count) => {
  expect(answersWith({ places: [LONG.slice(0, count)] }).places[0]).toHaveLength(count);
});

it.each(["none", "None", "NONE", " none "])("the license %j means no license", (license) => {
  expect(answersWith({ license }).license).toBe("none");
});

const OWNERS = "__tests__/fixtures/owners";

it.each(readdirSync(OWNERS))("the content for the answers in %s is valid", (file) => {
  expect(problemsIn(adopt(FILES, parseAnswers(file, readFileSync(path.join(OWNERS, file)))))).toEqual([]);
});

it.each([
  [{ license: "Nevada" }, /license[^]*a license number with its digits/],
  [{ license: "none yet" }, /license[^]*a license number with its digits/],
  [{ license: " " }, /license[^]*some text/],
  [{ license: "{{license}} 1" }, /license[^]*text without/],
  [{ license: `1${"0".repeat(40)}` }, /license[^]*at most 40 characters/],
  [{ places: ["Reno", "Reno"] }, /places\[1\][^]*not in the list, because "Reno" would have the same page/],
  [{ places: ["St. George", "Sparks", "St George"] }, /places\[2\][^]*because "St. George" would have the same page/],
  [{ places: ["\u{1F6A7}"] }, /places\[0\][^]*a name with letters or digits/],
  [{ places: Array.from({ length: 101 }, (_, index) => `Township ${index}`) }, /places[^]*at most 100 entries/],
  [{ places: [] }, /places/],
  [{ services: [] }, /services/],
  [{ domain: "example" }, /domain[^]*a domain without a path/],
  [{ domain: "asfaltopeña.com/inicio" }, /domain[^]*a domain without a path/],
  [{ domain: "asfalto peña.com" }, /domain[^]*a domain without a path/],
  [{ state: "Ontario" }, /state[^]*a state of the United States/],
  [{ state: "AX" }, /state[^]*a state of the United States/],
  [{ state: "UK" }, /state[^]*a state of the United States/],
  [{ state: "toString" }, /state[^]*a state of the United States/],
  [{ places: ["Kāneʻohe", "Kaneohe"] }, /places\[1\][^]*because "Kāneʻohe" would have the same page/],
  [{ hours: "sometimes" }, /hours[^]*days and times, such as Mon-Fri 7am-5pm/],
  [{ hours: "Mon-Fri 7am-6am" }, /hours[^]*days and times, such as Mon-Fri 7am-5pm/],
  [{ hours: "Sun-Thu 8pm-8am, Fri 7-5" }, /hours\[0\]\.closes[^]*at most 07:00, when the next day's hours begin/],
  [{ prices: "some" }, /prices[^]*none, or the prices' year/],
  [{ prices: { year: 2026, repavingTimes: { low: 10, high: 20 }, driveway: { low: 500, high: 200 } } }, /prices[^]*driveway/],
  [{ name: "x".repeat(81) }, /name[^]*at most 80 characters/],
  [{ phone: "555" }, /phone[^]*a US number/],
  [{ name: "The {{town}} company" }, /name[^]*text without/],
  [{ town: "A town whose name is longer than it can be" }, /town/],
  [{ phon: "1" }, /phon\b[^]*one of the fields name, shortName/],
])("rejects %j and names the key", (change, message) => {
  expect(() => answersWith(change)).toThrow(message);
});

it("rejects an unknown service and lists the known ones", () => {
  expect(() => adopted({ services: ["roofing"] })).toThrow(
    new Error(
      "services: unknown: roofing. Choose from: accessible-parking, crack-filling, driveways, overlay, parking-lots, patching, sealcoating, striping.",
    ),
  );
});

it("writes only the chosen services", () => {
  const files = Object.keys(adopted({ services: ["striping", "patching"], spanish: false }));
  expect(files.filter((file) => file.startsWith("services/"))).toEqual(["services/patching.md", "services/striping.md"]);
});

it("writes a page for each place, but none for the starter's template", () => {
  const files = adopted({ places: ["Flagstaff", "Sedona"] });
  expect(Object.keys(files).filter((file) => file.startsWith("locations/"))).toEqual(["locations/flagstaff.md", "locations/sedona.md"]);
});

it("writes each place's name as the title of its page", () => {
  const files = adopted({ places: ["Flagstaff", "Sedona"] });
  expect(files["locations/sedona.md"]).toMatch(/^title: Sedona$/m);
});

it.each([
  ["Coeur d'Alene", "coeur-dalene"],
  ["Coeur d’Alene", "coeur-dalene"],
  ["Coeur d‘Alene", "coeur-dalene"],
  ["Coeur d`Alene", "coeur-dalene"],
  ["Kāneʻohe", "kaneohe"],
  ["Kāneʼohe", "kaneohe"],
  ["Española", "espanola"],
  ["Winston–Salem", "winston-salem"],
])("the address of %s ends with %s", (place, slug) => {
  expect(slugOf(place)).toBe(slug);
});

it.each([
  ["asfaltopeña.com", "xn--asfaltopea-19a.com"],
  ["https://www.AsfaltoPEÑA.com/", "www.xn--asfaltopea-19a.com"],
  ["xn--asfaltopea-19a.com", "xn--asfaltopea-19a.com"],
  ["www.Example.com", "www.example.com"],
])("reads the domain %s as %s", (typed, domain) => {
  expect(answersWith({ domain: typed }).domain).toBe(domain);
});

it("derives the time zone from the state", () => {
  expect(adopted({ state: "Arizona", timeZone: undefined })["settings/business.yml"]).toContain("timeZone: America/Phoenix");
});

describe("a second run", () => {
  const first = adopted({});
  const edited = { ...first, "pages/about.yml": (first["pages/about.yml"] ?? "").replace("Plain words", "Our own words") };

  it("without changes changes nothing", () => {
    expect(adopted({}, first)).toEqual(first);
  });

  describe("with another phone number", () => {
    const files = adopted({ phone: "(515) 555-0177" }, edited);

    it("writes the new number", () => {
      expect(files["settings/business.yml"]).toContain("phone: (515) 555-0177");
    });

    it("keeps all other files, with the owner's sentences", () => {
      expect({ ...files, "settings/business.yml": "" }).toEqual({ ...edited, "settings/business.yml": "" });
    });
  });

  it.each([
    ["services", "services/overlay.md"],
    ["locations", "locations/ames.md"],
  ])("replaces the pages in %s", (folder, page) => {
    const files = Object.keys(adopted({ services: ["overlay"], places: ["Ames"], spanish: false }, edited));
    expect(files.filter((file) => file.startsWith(`${folder}/`))).toEqual([page]);
  });
});

describe("a service page of the starter", () => {
  /** Matches each service's names in English and Spanish. Accessible spaces are also a legal duty, which any page may mention. */
  const NAMES: Readonly<Record<string, RegExp>> = {
    "accessible-parking": /\baccessible parking|\bmarcado de cajones/i,
    "crack-filling": /\bcrack fill|\brelleno de grietas/i,
    driveways: /\bdriveway paving|\bentradas? de (?:garaje|asfalto)/i,
    overlay: /\boverlays?\b|\bsobrecapa/i,
    "parking-lots": /\bparking lot paving|\bpavimentación/i,
    patching: /\bpothole|\bbache/i,
    sealcoating: /\bseal(?:coat|er|ing)|\bsellado/i,
    striping: /\b(?:line|lot) striping|\bpintura de (?:líneas|estacionamientos)/i,
  };
  const pages = Object.entries(FILES).flatMap(([file, text]) => {
    const slug = /services\/(.+)\.md$/.exec(file)?.[1];
    return slug === undefined ? [] : [{ file, slug, text: text.replace(/\{\{[^}]*\}\}/g, "") }];
  });

  it.each(pages)("names its own service: $file", ({ slug, text }) => {
    expect(text).toMatch(required(NAMES[slug], "The service's names"));
  });

  it.each(pages)("names no other service, which the company may not offer: $file", ({ slug, text }) => {
    expect(Object.keys(NAMES).filter((name) => name !== slug && NAMES[name]?.test(text))).toEqual([]);
  });
});
