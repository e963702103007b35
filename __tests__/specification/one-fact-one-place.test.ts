/** Each fact in the shipped content is set in one place: after it changes there, the old value appears nowhere, in any language. */
import { loadLanguages } from "../../src/content/load/languages";
import { files } from "../../src/content/schema";
import { copyForEachTest } from "../fixtures/content-copy";
import { CONTENT_ROOT } from "./rules/shipped";

const copy = copyForEachTest(CONTENT_ROOT);

/** Returns the shipped content of each language as JSON, without the paths of pages and pictures. */
const textsByLanguage = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(loadLanguages(copy.root, { drafts: true })).map(([language, content]) => [
      language,
      JSON.stringify(content).replace(/\/(?:blog|images|services|locations)\/[\w.-]+/g, ""),
    ]),
  );

const before = textsByLanguage();

/** Returns each match with some surrounding text. */
const matchesWithContext = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(index - 30, 0), index + 50));

/** Returns the languages whose content matches a pattern. */
const languagesWith = (texts: Readonly<Record<string, string>>, pattern: RegExp): readonly string[] =>
  Object.keys(texts).filter((language) => matchesWithContext(texts[language] ?? "", pattern).length > 0);

it.each<[fact: string, file: string, from: string | RegExp, to: string, oldText: RegExp, newText: RegExp]>([
  ["the price of a driveway", files.facts.file, "low: 200\n    high: 500", "low: 310\n    high: 790", /\$200\b|\$500\b/g, /\$310-\$790/g],
  [
    "the price of a square foot of a driveway and of a lot",
    files.facts.file,
    // Changes both prices, because they are equal, and the old figures must appear nowhere.
    /low: 0\.15\n {4}high: 0\.35/g,
    "low: 0.2\n    high: 0.4",
    /\$0\.15|\$0\.35|\$3,000|\$7,000/g,
    /\$4,000-\$8,000/g,
  ],
  [
    "the year of the prices",
    files.facts.file,
    "year: 2025",
    "year: 2031",
    /\b2025 sample|\bIn 2025\b|2025 (?:price|cost) guide|\bde ejemplo de 2025\b/g,
    /2031 sample|de ejemplo de 2031/g,
  ],
  [
    "the company's name",
    files.business.file,
    "name: Mojave Blacktop Sealcoating",
    "name: Comstock Line and Seal",
    /Mojave Blacktop Sealcoating/g,
    /Comstock Line and Seal/g,
  ],
  [
    "the company's short name",
    files.business.file,
    "shortName: Mojave Blacktop",
    "shortName: Comstock",
    /Mojave Blacktop(?! Sealcoating)/g,
    /Comstock/g,
  ],
  ["the phone", files.business.file, "(702) 555-0142", "(775) 322-4186", /555-?0142/g, /322-4186/g],
  [
    "the warranty",
    files.business.file,
    "warrantyYears: 2",
    "warrantyYears: 5",
    /\b2-year\b|\b2 años de garantía|garantía de 2 años/gi,
    /5-year|5 años de garantía/g,
  ],
  [
    "the response time",
    files.business.file,
    "responseHours: 24",
    "responseHours: 36",
    /\bwithin 24 hours\b|\bmáximo de 24 horas\b/gi,
    /within 36 hours|máximo de 36 horas/g,
  ],
  [
    "the opening time",
    files.business.file,
    'opens: "07:00"',
    'opens: "09:15"',
    /7:00 (?:AM-6:00 PM|a\.m\. a 6:00 p\.m\.)/g,
    /9:15 (?:AM-6:00 PM|a\.m\. a 6:00 p\.m\.)/g,
  ],
  [
    "the wait before driving",
    files.facts.file,
    "low: 24\n    high: 48",
    "low: 30\n    high: 60",
    /24-48|24 a 48/g,
    /30-60 hours|30 a 60 horas/g,
  ],
  [
    "the reseal interval",
    files.facts.file,
    "low: 2\n    high: 3",
    "low: 4\n    high: 6",
    /\b2-3 years\b|\b2 o 3 años/g,
    /4-6 years|4 [ao] 6 años/g,
  ],
])("%s is set only in %s", (_fact, file, from, to, oldText, newText) => {
  expect(languagesWith(before, oldText)).toEqual(["en", "es"]);
  copy.change(file, from, to);
  const after = textsByLanguage();
  expect(Object.values(after).flatMap((text) => matchesWithContext(text, oldText))).toEqual([]);
  expect(languagesWith(after, newText)).toEqual(["en", "es"]);
});
