/** Drawings follow the facts and their own figures, say all in words, and weigh little. */
import { load, type CheerioAPI } from "cheerio";
import { drawingKeys, type DrawingKey } from "../../../../src/content/drawing-references";
import { priceOfArea, priceRange } from "../../../../src/content/format/money";
import { drawingHtml, drawingText, type DrawingData } from "../../../../src/content/diagrams";
import { fixture } from "../../../fixtures/content";

const data: DrawingData = { drawings: fixture.drawings, facts: fixture.facts, language: "en", diagrams: fixture.diagrams };
const { work, prices } = fixture.facts;
const keys = [...drawingKeys.values()];

const parse = (key: DrawingKey, from = data): CheerioAPI => load(drawingHtml(key, from));
const withWork = (changed: Partial<typeof work>): DrawingData => ({ ...data, facts: { prices, work: { ...work, ...changed } } });
const textsOf = ($: CheerioAPI): readonly string[] =>
  $("text")
    .toArray()
    .map((text) => $(text).text());

it.each(keys)("%s is one picture with a name in words, and a caption", (key) => {
  const $ = parse(key);
  expect($("figure > svg[role=img]").attr("aria-label")).toBe(drawingText(key, data));
  expect($("figure > figcaption").text()).toBe(data.drawings[key].caption);
  expect(drawingText(key, data)).not.toMatch(/[{}]|undefined|NaN/);
});

it.each(keys)("%s holds no style, script, id or color of its own", (key) => {
  const $ = parse(key);
  expect($("style, script, [style], [id], [class]").toArray()).toEqual([]);
  const colors = $("[fill], [stroke]")
    .toArray()
    .flatMap(({ attribs }) => [attribs.fill, attribs.stroke].filter((color) => color !== undefined));
  expect(colors.filter((color) => !["currentColor", "none"].includes(color))).toEqual([]);
  expect(drawingHtml(key, data)).not.toMatch(/NaN|undefined|Infinity/);
});

/** Where the first, filled path of a drawing ends each of its parts: `H123`. */
const placesIn = (d = ""): readonly number[] => [...d.matchAll(/H(\d+(?:\.\d+)?)v/g)].map(([, place]) => Number(place));

it("draws the hours of the clock in their proportion, and redraws them", () => {
  const hours = (changed: Partial<typeof work>) => {
    const $ = parse("curingClock", withWork(changed));
    const [feet = 0, cars = 0] = placesIn($("path").first().attr("d"));
    return { ratio: (cars - 8) / (feet - 8), ticks: textsOf($) };
  };
  const one = hours({ walkHours: 10, driveHours: { low: 20, high: 40 } });
  const other = hours({ walkHours: 10, driveHours: { low: 30, high: 40 } });
  expect(one.ratio).toBeCloseTo(2, 1);
  expect(one.ticks).toEqual(expect.arrayContaining(["0", "10", "20", "40"]));
  expect(other.ratio).toBeCloseTo(3, 1);
  expect(other.ticks).toEqual(expect.arrayContaining(["30"]));
});

it("draws the year against the temperatures of the facts", () => {
  const { months, storms } = data.drawings.year;
  const black = (low: number, high: number): number => {
    const $ = parse("year", withWork({ temperature: { low, high } }));
    expect(textsOf($).slice(0, 2)).toEqual([`${low}°`, `${high}°`]);
    return ($("path").eq(2).attr("d") ?? "").split("M").length - 1;
  };
  for (const [low, high] of [
    [50, 90],
    [60, 85],
    [75, 120],
  ] as const)
    expect(black(low, high)).toBe(months.filter((month) => month.low < high && month.high > low).length);
  const [january] = months;
  expect(drawingText("year", data)).toContain(`January ${january?.low ?? ""}-${january?.high ?? ""}, `);
  expect(drawingText("year", data)).toContain(`${storms?.label ?? ""}: July-August`);
  const year = { ...data.drawings.year, storms: undefined };
  expect(drawingText("year", { ...data, drawings: { ...data.drawings, year } })).not.toContain("July-");
});

it("reckons the five years from price, area and the years between two coats", () => {
  const squareFoot = { low: 0.2, high: 0.4 };
  const five = (squareFeet: number, years: number, price: typeof squareFoot | undefined = squareFoot): DrawingData => ({
    ...data,
    drawings: { ...data.drawings, fiveYears: { ...data.drawings.fiveYears, squareFeet } },
    facts: { prices: { ...prices, squareFoot: price }, work: { ...work, commercialResealYears: years } },
  });
  const count = (from: DrawingData): number => textsOf(parse("fiveYears", from)).filter((text) => text.startsWith("$")).length;
  expect(count(five(10_000, 2))).toBe(3);
  expect(count(five(10_000, 3))).toBe(2);
  expect(textsOf(parse("fiveYears", five(10_000, 2)))).toContain(priceRange(priceOfArea(squareFoot, 10_000)));
  expect(drawingText("fiveYears", five(30_000, 2))).toContain("30,000");
  const unset = { ...five(10_000, 2), facts: { work, prices: { ...prices, squareFoot: undefined } } };
  expect(count(unset)).toBe(0);
  expect(drawingText("fiveYears", unset)).not.toContain("$");
});
