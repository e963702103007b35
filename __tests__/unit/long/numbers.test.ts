/**
 * What people type instead of a number is reported at its own field. So is a number in hexadecimal, octal or
 * scientific notation, and a range or price that cannot be right.
 */
import { amount } from "../../../src/content/schema/figures";
import { copyForEachTest, reportLines } from "../../fixtures/content-copy";

const copy = copyForEachTest();
const FACTS = "settings/facts.yml";
/** Values that are not numbers, such as 15 with the letter O, an Arabic digit or a fraction. */
const NOT_NUMBERS = [
  "15O",
  "1,5OO",
  "2,025",
  "$ 15",
  "$15",
  "15%",
  "15k",
  "l5",
  "\u0663",
  "\uFF11\uFF15",
  "\u00BD",
  "1 500",
  "1_000",
  "1.5.0",
  "1:30",
  "~15",
  '"15"',
  "",
  "true",
  ".inf",
  "1e400",
];

/** Doubles each $, which is special in the replacement text of String.replace. */
const escaped = (text: string): string => text.replaceAll("$", "$$$$");

it.each(NOT_NUMBERS)("rejects %j as a number in a settings file", (typed) => {
  copy.change(FACTS, /^(?<key> +year:).*$/m, `$<key> ${escaped(typed)}`);
  const problems = copy.problems();
  expect(problems.map(({ field }) => field)).toEqual(["prices.year"]);
  expect(problems[0]?.expected).toBe("a number");
  expect(problems[0]?.line).toBeGreaterThan(0);
});

const SERVICE = "services/crack-filling.md";
const ORDER = /^(?<key>menu:\n +order:).*$/m;

// A blank position is no error: the menu's only field is blank, so the menu counts as missing (without-blanks.ts).
it.each(NOT_NUMBERS.filter((typed) => typed !== ""))("rejects %j as a number in a service's front matter", (typed) => {
  copy.change(SERVICE, ORDER, `$<key> ${escaped(typed)}`);
  const problems = copy.problems().filter(({ field }) => field === "menu.order");
  expect(problems).toHaveLength(1);
  expect(problems[0]?.expected).toBe("a number");
  expect(problems[0]?.line).toBeGreaterThan(0);
});

it.each(["5", "+5", "5.0", "05", "5 # fifth"])("accepts %s as a position in a service's front matter", (typed) => {
  copy.change(SERVICE, ORDER, `$<key> ${typed}`);
  expect(copy.problems()).toEqual([]);
});

it.each(["0x5", "5e0", "0o5"])("reports %s, which YAML reads as 5, at its own field in a service's front matter", (typed) => {
  copy.change(SERVICE, ORDER, `$<key> ${typed}`);
  expect(reportLines(copy.problems())).toEqual([
    expect.stringMatching(/^services\/crack-filling\.md:\d+ menu\.order: a number in digits; \S+, which YAML reads as 5\. Write/),
  ]);
});

it.each([
  ["2.025e3", "2025"],
  ["0x7E9", "2025"],
  ["0o3751", "2025"],
])("reports %s, which YAML reads as %s, at its own field", (typed, value) => {
  copy.change(FACTS, /^(?<key> +year:).*$/m, `$<key> ${typed}`);
  expect(reportLines(copy.problems())).toEqual([
    expect.stringMatching(
      new RegExp(`^settings/facts.yml:\\d+ prices.year: a number in digits; ${typed}, which YAML reads as ${value}\\. Write`),
    ),
  ]);
});

it.each(["2025", "+2025", "2025.0", "02025"])("accepts %s as 2025", (typed) => {
  copy.change(FACTS, /^(?<key> +year:).*$/m, `$<key> ${typed}`);
  expect(copy.problems()).toEqual([]);
});

it.each([0.07, 0.29, 1.1, 4.35, 19.99, 1000.01])("accepts the price %d, which has no exact binary form", (price) => {
  expect(amount("Price", "In dollars.", { min: 0, max: 2000, step: 0.01 }).safeParse(price).success).toBe(true);
});

it.each([0.155, 0.001, 19.999])("rejects the price %d, which includes a fraction of a cent", (price) => {
  expect(amount("Price", "In dollars.", { min: 0, max: 2000, step: 0.01 }).safeParse(price).success).toBe(false);
});

it.each([
  ["a range in the wrong order", /low: 50\n {4}high: 90/, "low: 96\n    high: 95", "work.temperature.high"],
  ["a price in fractions of a cent", /low: 0\.22/, "low: 0.225", "prices.squareFoot.low"],
  ["a rate that makes a driveway's setup fee negative", /low: 0\.3\n {4}high: 0\.6/, "low: 2\n    high: 3", "prices.drivewaySquareFoot"],
])("rejects settings/facts.yml with %s", (_, from, to, field) => {
  copy.change(FACTS, from, to);
  expect(copy.problems()[0]).toMatchObject({ file: FACTS, field });
});
