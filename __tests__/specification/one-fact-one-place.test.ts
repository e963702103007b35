/** Each fact in the shipped content is set in one place: after it changes there, the old value appears nowhere. */
import { loadContent } from "../../src/content/load/load";
import { files } from "../../src/content/schema";
import { copyForEachTest } from "../unit/content/content-copy";
import { CONTENT_ROOT } from "./rules/shipped";

const copy = copyForEachTest(CONTENT_ROOT);

/** Returns the shipped content as JSON, without the paths of pages and pictures. */
const contentAsText = (): string =>
  JSON.stringify(loadContent(copy.root, { drafts: true })).replace(/\/(?:blog|images|services|locations)\/[\w.-]+/g, "");

const before = contentAsText();

/** Returns each match with some surrounding text. */
const matchesWithContext = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(index - 30, 0), index + 50));

it.each<[fact: string, file: string, from: string | RegExp, to: string, oldText: RegExp, newText: string]>([
  ["the price of a driveway", files.facts.file, "low: 200\n    high: 500", "low: 310\n    high: 790", /\$200\b|\$500\b/g, "$310-$790"],
  [
    "the price of a square foot of a driveway and of a lot",
    files.facts.file,
    // Changes both prices, because they are equal, and the old figures must appear nowhere.
    /low: 0\.15\n {4}high: 0\.35/g,
    "low: 0.2\n    high: 0.4",
    /\$0\.15|\$0\.35|\$3,000|\$7,000/g,
    "$4,000-$8,000",
  ],
  [
    "the year of the prices",
    files.facts.file,
    "year: 2025",
    "year: 2031",
    /\b2025 sample|\bIn 2025\b|2025 (?:price|cost) guide/g,
    "2031 sample",
  ],
  [
    "the company's name",
    files.business.file,
    "name: Mojave Blacktop Sealcoating",
    "name: Comstock Line and Seal",
    /Mojave Blacktop Sealcoating/g,
    "Comstock Line and Seal",
  ],
  [
    "the company's short name",
    files.business.file,
    "shortName: Mojave Blacktop",
    "shortName: Comstock",
    /Mojave Blacktop(?! Sealcoating)/g,
    "Comstock",
  ],
  ["the phone", files.business.file, "(702) 555-0142", "(775) 322-4186", /555-0142/g, "322-4186"],
  ["the warranty", files.business.file, "warrantyYears: 2", "warrantyYears: 5", /\b2-year\b/g, "5-year"],
  ["the response time", files.business.file, "responseHours: 24", "responseHours: 36", /\bwithin 24 hours\b/gi, "within 36 hours"],
  ["the opening time", files.business.file, 'opens: "07:00"', 'opens: "09:15"', /7:00 AM-6:00 PM/g, "9:15 AM-6:00 PM"],
  ["the wait before driving", files.facts.file, "low: 24\n    high: 48", "low: 30\n    high: 60", /24-48/g, "30-60 hours"],
  ["the reseal interval", files.facts.file, "low: 2\n    high: 3", "low: 4\n    high: 6", /\b2-3 years\b/g, "4-6 years"],
])("%s is set only in %s", (_fact, file, from, to, oldText, newText) => {
  expect(matchesWithContext(before, oldText)).not.toEqual([]);
  copy.change(file, from, to);
  const words = contentAsText();
  expect(matchesWithContext(words, oldText)).toEqual([]);
  expect(words.includes(newText)).toBe(true);
});
