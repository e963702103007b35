/** Diagrams match the facts and the figures in their settings, and have a full text alternative. */
import { required } from "../../../../src/content/shared/required";
import { load, type CheerioAPI } from "cheerio";
import { diagramKeys, type DiagramKey } from "../../../../src/content/diagrams/diagram-references";
import { diagramsSchema } from "../../../../src/content/schema/diagrams";
import { priceOfArea, priceRange } from "../../../../src/content/format/money";
import { diagramHtml, diagramText, type DiagramData } from "../../../../src/content/diagrams";
import { fixture } from "../../../fixtures/content";

const data: DiagramData = { diagrams: fixture.diagrams, facts: fixture.facts, language: "en", diagramFiles: fixture.diagramFiles };
const { work, prices } = fixture.facts;
const keys = [...diagramKeys.values()];

const parse = (key: DiagramKey, from = data): CheerioAPI => load(diagramHtml(key, from));
const withWork = (changed: Partial<typeof work>): DiagramData => ({ ...data, facts: { prices, work: { ...work, ...changed } } });
const textsOf = ($: CheerioAPI): readonly string[] =>
  $("text")
    .toArray()
    .map((text) => $(text).text().trim());

it.each(keys)("the diagram %s is one image with a text alternative and a caption", (key) => {
  const $ = parse(key);
  expect($("figure > svg[role=img]").attr("aria-label")).toBe(diagramText(key, data));
  expect($("figure > figcaption").text()).toBe(data.diagrams[key]?.caption);
  expect(diagramText(key, data)).not.toMatch(/[{}]|undefined|NaN/);
});

/** Returns the x coordinates at which the bars of a filled path end, such as 123 for `H123v`. */
const placesIn = (d = ""): readonly number[] => [...d.matchAll(/H(\d+(?:\.\d+)?)v/g)].map(([, place]) => Number(place));

it("the curing clock draws hours in proportion to the facts", () => {
  const hours = (changed: Partial<typeof work>) => {
    const $ = parse("curingClock", withWork(changed));
    const [feet = 0, cars = 0] = placesIn($("path").first().attr("d"));
    const scaleStart = 8;
    return { ratio: (cars - scaleStart) / (feet - scaleStart), ticks: textsOf($) };
  };
  const shorter = hours({ walkHours: 10, driveHours: { low: 20, high: 40 } });
  const longer = hours({ walkHours: 10, driveHours: { low: 30, high: 40 } });
  expect(shorter.ratio).toBeCloseTo(2, 1);
  expect(shorter.ticks).toEqual(expect.arrayContaining(["0", "10", "20", "40"]));
  expect(longer.ratio).toBeCloseTo(3, 1);
  expect(longer.ticks).toEqual(expect.arrayContaining(["30"]));
});

const normals = required(data.diagrams.year, "the year diagram");

it.each([
  [50, 90],
  [60, 85],
  [75, 120],
])("the year diagram marks the months whose temperatures overlap %i-%i°F", (low, high) => {
  const $ = parse("year", withWork({ temperature: { low, high } }));
  expect(textsOf($).slice(0, 2)).toEqual([`${low}°`, `${high}°`]);
  // The third path draws the solid parts of the bars, each from its own M.
  const marked = ($("path").eq(2).attr("d") ?? "").split("M").length - 1;
  expect(marked).toBe(normals.months.filter((month) => month.low < high && month.high > low).length);
});

it("the year diagram's text lists the months' temperatures", () => {
  const [january] = normals.months;
  expect(diagramText("year", data)).toContain(`January ${january?.low ?? ""}-${january?.high ?? ""}, `);
});

const withStorms = (storms: typeof normals.storms): DiagramData => ({
  ...data,
  diagrams: { ...data.diagrams, year: { ...normals, storms } },
});
const LABEL = "Eighteen letters..";

describe.each([
  ["several months", 7, 9, "July-September", "M179 166H242", { x: "210.5" }],
  ["one month", 8, 8, "August", "M202 166H219", { x: "210.5" }],
  ["a season over New Year", 11, 3, "November-March", "M271 166H311M41 166H104", { x: "311", "text-anchor": "end" }],
  ["December and January", 12, 1, "December-January", "M294 166H311M41 166H58", { x: "311", "text-anchor": "end" }],
  ["January", 1, 1, "January", "M41 166H58", { x: "41", "text-anchor": "start" }],
])("if the storm months are %s", (_, low, high, inWords, line, label) => {
  const stormy = withStorms({ label: LABEL, low, high });

  it("the settings accept them", () => {
    expect(diagramsSchema.safeParse(stormy.diagrams).error).toBeUndefined();
  });

  it("the year diagram's text names them", () => {
    expect(diagramText("year", stormy)).toContain(`${LABEL}: ${inWords}.`);
  });

  it("the year diagram has a line under them", () => {
    expect(parse("year", stormy)("path").last().attr("d")).toBe(line);
  });

  it("the year diagram has room for a long label", () => {
    expect(parse("year", stormy)("text").last().attr()).toMatchObject(label);
  });
});

it("the year diagram's text ends with December if there are no storm months", () => {
  const text = diagramText("year", withStorms(undefined));
  expect(text).not.toContain("July-");
  expect(text).toMatch(/December \S+\.$/);
});

const squareFoot = { low: 0.2, high: 0.4 };
const fiveYearsWith = (squareFeet: number, years: number): DiagramData => ({
  ...data,
  diagrams: { ...data.diagrams, fiveYears: { ...data.diagrams.fiveYears, squareFeet } },
  facts: { prices: { ...prices, squareFoot }, work: { ...work, commercialResealYears: years } },
});
const costsIn = (from: DiagramData): readonly string[] => textsOf(parse("fiveYears", from)).filter((text) => text.startsWith("$"));

it.each([
  [2, 3],
  [3, 2],
])("with a coat every %i years, the five-year diagram shows %i costs", (years, costs) => {
  expect(costsIn(fiveYearsWith(10_000, years))).toHaveLength(costs);
});

it("the five-year diagram calculates costs from the price and the area", () => {
  expect(costsIn(fiveYearsWith(10_000, 2))).toContain(priceRange(priceOfArea(squareFoot, 10_000)));
});

it("the five-year diagram's text names the area", () => {
  expect(diagramText("fiveYears", fiveYearsWith(30_000, 2))).toContain("30,000");
});

it("the five-year diagram shows no costs if no price per square foot is set", () => {
  const unset = { ...fiveYearsWith(10_000, 2), facts: { work, prices: { ...prices, squareFoot: undefined } } };
  expect(costsIn(unset)).toEqual([]);
  expect(diagramText("fiveYears", unset)).not.toContain("$");
  expect(diagramText("fiveYears", unset)).toMatch(/Year 1; Year 2: No coat; Year 3; Year 4: No coat; Year 5\.$/);
});
