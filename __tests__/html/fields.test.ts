import path from "node:path";
import { files, folders, lists } from "../../src/content/schema";
import { partsOf } from "../../src/content/shared/placeholders";
import { pathOf } from "../../src/content/shared/routes";
import { builtContent } from "../fixtures/built-words";
import { fieldsOf, type Field } from "./content-fields";
import { inOneLine, publishedTexts } from "./published-text";

/** Fields whose value need not be written anywhere, and why. */
const UNWRITTEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["Service.menu.order", "Service.card.order", "Service.footer.order", "Location.menu.order", "Location.served"].map((field) => [
      field,
      "decides the order of a list",
    ]),
  ),
  "Service.listKind": "decides which section draws the list",
  "Business.timeZone": "decides which day it is, and the offset of the dates in structured data",
  "Business.defaults.title": "only for a page without a title of its own",
  ...Object.fromEntries(["Service", "Post", "HomePage"].map((type) => [`${type}.prices`, "decides which rows of prices are shown"])),
  ...Object.fromEntries(["Service", "Post"].map((type) => [`${type}.worksheets`, "decides which sheets are offered"])),
  ...(builtContent.business.measure && { "PrivacyPage.hero.text": "another stands in its place while visits are counted" }),
  "Worksheets.sheets.name": "the name under which pages ask for the sheet",
  "Worksheets.sheets.blocks.fields.kind": "decides what may be written",
  "PriceGuide.rows.size": "a pattern for worked sizes",
  "PriceGuide.sizes": "written with thousands signs",
  "Drawings.fiveYears.squareFeet": "written with thousands signs",
  // Rows of prices that the sample's facts do not set.
  ...Object.fromEntries(
    ["minimum", "crackFoot", "patchSquareFoot", "stall", "sign"].map((row) => [`PriceGuide.rows.${row}`, "only once its price is set"]),
  ),
  // What the privacy page says of a way that requests take stands there only while the settings choose that way.
  ...Object.fromEntries(
    ["whenKeptHere", "whenChecked", "whenNetlify"].flatMap((way) =>
      ["heading", "paragraphs"].map((field) => [`PrivacyPage.${way}.${field}`, "only while requests take that way"]),
    ),
  ),
  // What counts visits: its address stands in the script that counts, and what the privacy page says of it, while it does.
  ...Object.fromEntries(
    [
      ...["cloudflareToken", "plausible.domain", "plausible.host"].map((field) => `Business.measure.${field}`),
      ...["description", "text"].map((field) => `PrivacyPage.whenMeasured.${field}`),
      ...["cloudflare", "plausible"].flatMap((service) =>
        ["heading", "paragraphs"].map((field) => `PrivacyPage.whenMeasured.${service}.${field}`),
      ),
    ].map((field) => [field, "only while that service counts visits: __tests__/browser/builds/analytics.spec.ts"]),
  ),
  "Post.reader": "decides which choice of the filter shows the guide",
  "HomePage.testimonials.heading": "only with reviews",
  "BlogPage.guides.heading": "only with a post that is not listed",
  "Facts.prices.wornTimes.low": "the calculator's factor",
  "Facts.prices.wornTimes.high": "the calculator's factor",
  "Company.licenseLimit": "written as money",
  "Company.leadTime.written": "written as a date",
};

/** Words that only the running calculator and the running worksheets say; the calculator's own line stands in the page. */
const CALCULATED =
  /^PriceGuide\.calculator\.(?!summary$|waiting$)|^Worksheets\.(?:print|sheets\.blocks\.dates\.passed|accessibleParking\.count\.(?:unclear|fraction|none|tooLarge))$/;

/** Fields that are not on the entry's own page but in a list of pages, or in the sitemap. */
const ELSEWHERE = /^\w+\.(?:summary|updated|formerly|card\.\w+(?:\.\w+)?)$/;

/** Words with values among them, and words of states that no page is built in: __tests__/builds/every-field.test.ts marks and finds each. */
const OF_STATES = "Words.";

const content = builtContent;

/** Takes the placeholders out of words. */
const wordsOf = (text: string): readonly string[] => partsOf(text).filter((_, index) => index % 2 === 0);

/** How a value stands in a file: a picture as the files that are made of it. */
const written = (value: unknown, { isPicture }: Field): readonly string[] =>
  isPicture ? [path.basename(String(value), path.extname(String(value)))] : wordsOf(inOneLine(String(value)));

/** Lists the values that none of the texts holds. A field to which the content gives no value cannot be judged. */
const unread = (fields: readonly Field[], texts: readonly string[]): readonly string[] =>
  fields
    .filter(({ name, isSwitch }) => !isSwitch && !(name in UNWRITTEN) && !CALCULATED.test(name))
    .flatMap((field) =>
      field.values
        .filter((value) => !texts.some((text) => written(value, field).every((part) => text.includes(part))))
        .map((value) => `${field.name}: ${String(value)}`),
    );

let texts: ReadonlyMap<string, string>;

beforeAll(() => {
  texts = publishedTexts("dist");
});

it.each(Object.keys(folders) as (keyof typeof folders)[])("shows every field of every file in %s on its own page", (folder) => {
  const { type, schema } = folders[folder];
  const lost = content[folder].flatMap((entry) => {
    const page = texts.get(`${pathOf(folder, entry).slice(1)}.html`) ?? "";
    const fields = fieldsOf(type, schema, [entry]).filter(({ name }) => !ELSEWHERE.test(name));
    return unread(fields, [page]).map((problem) => `${entry.slug} ${problem}`);
  });
  expect(lost).toEqual([]);
});

it("shows every value of every field somewhere", () => {
  const fields = [
    ...Object.entries(folders).flatMap(([name, { type, schema }]) => fieldsOf(type, schema, [...content[name as keyof typeof folders]])),
    ...Object.entries(lists).flatMap(([name, { type, schema }]) => fieldsOf(type, schema, [...content[name as keyof typeof lists]])),
    ...Object.entries(files).flatMap(([name, { type, schema }]) => fieldsOf(type, schema, [content[name as keyof typeof files]])),
  ].filter(({ name }) => !name.startsWith(OF_STATES));
  expect(unread(fields, [...texts.values()])).toEqual([]);
});
