/** Diagrams match the facts and the figures in their settings, and have a full text alternative. */
import { required } from "../../../../src/content/shared/required";
import { load, type CheerioAPI } from "cheerio";
import { diagramKeys, type DiagramKey } from "../../../../src/content/diagrams/diagram-references";
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

it("the year diagram marks the months whose temperatures overlap the range in the facts", () => {
  const normals = required(data.diagrams.year, "the year diagram");
  const { months, storms } = normals;
  const markedMonths = (low: number, high: number): number => {
    const $ = parse("year", withWork({ temperature: { low, high } }));
    expect(textsOf($).slice(0, 2)).toEqual([`${low}°`, `${high}°`]);
    // The third path draws the solid parts of the bars, each from its own M.
    return ($("path").eq(2).attr("d") ?? "").split("M").length - 1;
  };
  for (const [low, high] of [
    [50, 90],
    [60, 85],
    [75, 120],
  ] as const)
    expect(markedMonths(low, high)).toBe(months.filter((month) => month.low < high && month.high > low).length);
  const [january] = months;
  expect(diagramText("year", data)).toContain(`January ${january?.low ?? ""}-${january?.high ?? ""}, `);
  expect(diagramText("year", data)).toContain(`${storms?.label ?? ""}: July-August`);
  const year = { ...normals, storms: undefined };
  const withoutStorms = diagramText("year", { ...data, diagrams: { ...data.diagrams, year } });
  expect(withoutStorms).not.toContain("July-");
  expect(withoutStorms).toMatch(/December \S+\.$/);
});

it("the five-year diagram calculates costs from the price, the area and the years between coats", () => {
  const squareFoot = { low: 0.2, high: 0.4 };
  const fiveYearsWith = (squareFeet: number, years: number, price: typeof squareFoot | undefined = squareFoot): DiagramData => ({
    ...data,
    diagrams: { ...data.diagrams, fiveYears: { ...data.diagrams.fiveYears, squareFeet } },
    facts: { prices: { ...prices, squareFoot: price }, work: { ...work, commercialResealYears: years } },
  });
  const costsIn = (from: DiagramData): number => textsOf(parse("fiveYears", from)).filter((text) => text.startsWith("$")).length;
  expect(costsIn(fiveYearsWith(10_000, 2))).toBe(3);
  expect(costsIn(fiveYearsWith(10_000, 3))).toBe(2);
  expect(textsOf(parse("fiveYears", fiveYearsWith(10_000, 2)))).toContain(priceRange(priceOfArea(squareFoot, 10_000)));
  expect(diagramText("fiveYears", fiveYearsWith(30_000, 2))).toContain("30,000");
  const unset = { ...fiveYearsWith(10_000, 2), facts: { work, prices: { ...prices, squareFoot: undefined } } };
  expect(costsIn(unset)).toBe(0);
  expect(diagramText("fiveYears", unset)).not.toContain("$");
  expect(diagramText("fiveYears", unset)).toMatch(/Year 1; Year 2: No coat; Year 3; Year 4: No coat; Year 5\.$/);
});
