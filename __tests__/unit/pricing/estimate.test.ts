import { priceOfArea, priceRange } from "../../../src/content/format/money";
import { estimate, type Question } from "../../../src/pricing/estimate";
import { LARGEST_AREA, readAmount, readSides } from "../../../src/pricing/size";
import type { Prices } from "../../../src/content/settings";

const prices: Prices = { driveway: { low: 200, high: 500 }, squareFoot: { low: 0.15, high: 0.35 } };
const lot = (area: string, more: Partial<Question> = {}): Question => ({
  basis: "lot",
  size: { way: "area", area },
  factor: "sound",
  ...more,
});
const rangeOf = (question: Question, given: Prices = prices) => {
  const estimated = estimate(question, given);
  return estimated && "range" in estimated ? estimated.range : estimated;
};

describe("a size", () => {
  it.each([
    ["20000", 20_000],
    ["20,000", 20_000],
    ["40 feet", 40],
    ["10,000,000", LARGEST_AREA],
    ["120 stalls", 120],
  ])("%j is %d", (written, amount) => {
    expect(readAmount(written)).toEqual({ amount });
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["large", "unclear"],
    ["-5", "unclear"],
    ["1e5", "unclear"],
    ["1,5", "unclear"],
    [".", "unclear"],
    ["٢٠", "unclear"],
    ["0", "tooSmall"],
    ["10,000,001", "tooLarge"],
    ["9".repeat(30), "tooLarge"],
  ])("%j is refused: %s", (written, problem) => {
    expect(readAmount(written)).toEqual({ problem });
  });

  it("is the product of two sides, and what is wrong with either", () => {
    expect(readSides("20", "40.5")).toEqual({ amount: 810 });
    expect(readSides("", "40")).toEqual({ problem: "empty" });
    expect(readSides("20", "wide")).toEqual({ problem: "unclear" });
    expect(readSides("5000", "5000")).toEqual({ problem: "tooLarge" });
  });
});

describe("the price of an area", () => {
  // Products that floating point gets wrong by a hair: 0.29 times 50 is 14.499999999999998 there.
  it("is reckoned in cents", () => {
    expect(priceOfArea({ low: 0.29, high: 0.29 }, 50)).toEqual({ low: 15, high: 15 });
  });

  it.each([
    [{ low: 0.15, high: 0.35 }, "$0.15-$0.35"],
    [{ low: 1.5, high: 3 }, "$1.50-$3.00"],
    [{ low: 1234.5, high: 2000 }, "$1,234.50-$2,000.00"],
    [{ low: 300, high: 300 }, "$300"],
  ])("%j reads %s", (range, text) => {
    expect(priceRange(range)).toBe(text);
  });
});

describe("an estimate", () => {
  it("multiplies the price of a square foot", () => {
    expect(rangeOf(lot("20,000"))).toEqual({ low: 3000, high: 7000 });
    expect(rangeOf(lot("", { size: { way: "sides", length: "100", width: "200" } }))).toEqual({ low: 3000, high: 7000 });
    expect(rangeOf(lot("1"))).toEqual({ low: 0.15, high: 0.35 });
    expect(rangeOf(lot("10000000"))).toEqual({ low: 1_500_000, high: 3_500_000 });
  });

  it("gives a driveway its own range, with its size or without", () => {
    expect(estimate(lot("", { basis: "driveway" }), prices)).toEqual({ range: prices.driveway });
    expect(estimate(lot("600", { basis: "driveway" }), prices)).toEqual({ range: prices.driveway, amount: 600 });
    expect(estimate(lot("long", { basis: "driveway" }), prices)).toEqual({ problem: "unclear" });
  });

  it("gives a driveway no less than its area costs, and its own range where no price of an area is set", () => {
    expect(rangeOf(lot("2,000", { basis: "driveway" }))).toEqual({ low: 300, high: 700 });
    expect(rangeOf(lot("1,400", { basis: "driveway" }))).toEqual({ low: 210, high: 500 });
    expect(rangeOf(lot("5,000", { basis: "driveway" }))).toEqual(rangeOf(lot("5,000")));
    expect(rangeOf(lot("5,000", { basis: "driveway" }), { driveway: prices.driveway })).toEqual(prices.driveway);
  });

  it("changes nothing by the condition until the owner says how much", () => {
    for (const factor of ["worn", "cracked"]) expect(rangeOf(lot("20,000", { factor }))).toEqual(rangeOf(lot("20,000")));
    const told = { ...prices, wornTimes: { low: 1, high: 1.25 }, crackedTimes: { low: 1.1, high: 1.5 } };
    expect(rangeOf(lot("20,000", { factor: "worn" }), told)).toEqual({ low: 3000, high: 8750 });
    expect(rangeOf(lot("20,000", { factor: "cracked" }), told)).toEqual({ low: 3300, high: 10_500 });
    expect(rangeOf(lot("", { basis: "driveway", factor: "cracked" }), told)).toEqual({ low: 220, high: 750 });
    expect(rangeOf(lot("20,000"), told)).toEqual({ low: 3000, high: 7000 });
  });

  it("makes an area of stalls only where the owner says how large one is", () => {
    const size = { way: "stalls", stalls: "100" } as const;
    expect(estimate(lot("", { size }), prices)).toBeUndefined();
    const told = { ...prices, stallSquareFeet: { low: 300, high: 350 } };
    expect(estimate(lot("", { size }), told)).toEqual({
      range: { low: 4500, high: 12_250 },
      amount: 100,
      area: { low: 30_000, high: 35_000 },
    });
    expect(estimate(lot("", { size: { way: "stalls", stalls: "10,000,000" } }), told)).toEqual({ problem: "tooLarge" });
  });

  it("is never below the minimum", () => {
    expect(rangeOf(lot("1000"), { ...prices, minimum: 300 })).toEqual({ low: 300, high: 350 });
    expect(rangeOf(lot("1"), { ...prices, minimum: 300 })).toEqual({ low: 300, high: 300 });
  });
});
