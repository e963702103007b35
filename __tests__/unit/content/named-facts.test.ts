import { namedFacts } from "../../../src/content/facts/named-facts";
import { fillIn } from "../../../src/content/shared/placeholders";
import type { Content } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const { photos } = fixture.words;
const byText = fillIn(photos.byText, { phone: fixture.company.textPhone ?? "" });
const { byEmail } = photos;
const withoutText = { ...fixture, company: { ...fixture.company, textPhone: undefined } };
const withForm = (delivery: Content["hosting"]["delivery"]) => ({ ...fixture, hosting: { delivery } });

// `photo-messages` never names the form, so it differs from `photo-ways` only if the form takes photos.
it.each([
  ["all ways", withForm({ netlify: true, netlifyPhotos: true }), `${photos.withForm}, ${byText} or ${byEmail}`, `${byText} or ${byEmail}`],
  ["a form without photos", withForm({ netlify: true }), `${byText} or ${byEmail}`],
  ["a form sent to another service", withForm({ endpoint: "https://example.com/form" }), `${byText} or ${byEmail}`],
  ["no number for text messages", withoutText, byEmail],
])("lists only the ways to send photos that the settings allow: %s", (_, content, photoWays, photoMessages = photoWays) => {
  const facts = namedFacts(content);
  expect([facts["photo-ways"]?.text, facts["photo-messages"]?.text]).toEqual([photoWays, photoMessages]);
});

it.each([
  ["en", { "stall-size": "300-350", "reseal-years": "2-3", "drive-hours": "24-48", "new-asphalt-days": "90", temperature: "50-90°F" }],
  [
    "es",
    { "stall-size": "300 a 350", "reseal-years": "2 o 3", "drive-hours": "24 a 48", "new-asphalt-days": "90", temperature: "50-90°F" },
  ],
] as const)("formats ranges in the page's language (%s)", (language, expected) => {
  const { work, prices } = fixture.facts;
  const ranges = {
    resealYears: { low: 2, high: 3 },
    driveHours: { low: 24, high: 48 },
    newAsphaltDays: 90,
    temperature: { low: 50, high: 90 },
  };
  const facts = namedFacts({
    ...fixture,
    language,
    facts: { work: { ...work, ...ranges }, prices: { ...prices, stallSquareFeet: { low: 300, high: 350 } } },
  });
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, facts[name]?.text]))).toEqual(expected);
});

// Between consecutive numbers, Spanish writes "o" (or), and "u" before a word that starts with o.
it.each([
  ["consecutive whole numbers", { low: 1, high: 2 }, "1-2", "1 o 2"],
  ["consecutive numbers that end with ocho (8)", { low: 7, high: 8 }, "7-8", "7 u 8"],
  ["consecutive numbers that end with once (11)", { low: 10, high: 11 }, "10-11", "10 u 11"],
  ["whole numbers with others between them", { low: 2, high: 4 }, "2-4", "2 a 4"],
  ["fractions with a whole number between them", { low: 1.5, high: 2.5 }, "1.5-2.5", "1.5 a 2.5"],
  ["a whole number and a fraction", { low: 2, high: 2.5 }, "2-2.5", "2 a 2.5"],
  ["quarters with a whole number between them", { low: 0.75, high: 1.75 }, "0.75-1.75", "0.75 a 1.75"],
  ["one number", { low: 1.5, high: 1.5 }, "1.5", "1.5"],
])("formats a range of %s", (_, overlayInches, english, spanish) => {
  const inLanguage = (language: "en" | "es") =>
    namedFacts({ ...fixture, language, facts: { ...fixture.facts, work: { ...fixture.facts.work, overlayInches } } })["overlay-inches"]
      ?.text;
  expect([inLanguage("en"), inLanguage("es")]).toEqual([english, spanish]);
});
