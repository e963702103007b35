import { priceOfArea, priceRange, type PriceRange } from "../../../src/content/format/money";
import { estimate, type Question } from "../../../src/pricing/estimate";
import { LARGEST_AREA, readSize } from "../../../src/pricing/size";
import type { Prices } from "../../../src/content/settings";

const prices: Prices = { driveway: { low: 200, high: 500 }, squareFoot: { low: 0.15, high: 0.35 } };
const lot = (area: string, more: Partial<Question> = {}): Question => ({
  basis: "lot",
  size: { way: "area", area },
  factor: "sound",
  ...more,
});
const area = (written: string) => readSize({ way: "area", area: written });

describe("a size", () => {
  it.each([
    ["20,000", 20_000],
    ["600 sq ft", 600],
    ["600 square feet", 600],
    ["600 ft²", 600],
    ["600 ft2", 600],
    ["600ft2", 600],
    ["600 ft^2", 600],
    ["600 feet²", 600],
    ["600 ft ²", 600],
    ["600 ft", 600],
    ["6 x 12 ft 2", 73],
    ["20 x 30 ft2", 600],
    ["10,000,000", LARGEST_AREA],
    ["20k", 20_000],
    ["1.5 acres", 65_340],
    ["20 x 30", 600],
    ["20' by 30'", 600],
    ["20 × 30.5", 610],
    ["20'6\" x 40'", 820],
    ["20 ft 6 in x 40 ft", 820],
    ["20'-6\" x 40'", 820],
    ['240" x 120"', 200],
    ["240 in x 10 ft", 200],
    ["600 pies²", 600],
    ["600 pies cuadrados", 600],
    ["20 pies por 30 pies", 600],
  ])("%j is %d square feet", (written, amount) => {
    expect(area(written)).toEqual({ amount });
  });

  it.each([
    ["", "empty"],
    ["large", "unclear"],
    ["-5", "unclear"],
    ["1,5", "unclear"],
    ["٢٠", "unclear"],
    ["20 x", "unclear"],
    ["20 x 30 x 2", "unclear"],
    ["20 30", "unclear"],
    ["600 ft 2", "unclear"],
    ["20'6\"", "unclear"],
    ['240"', "unclear"],
    ["240 in", "unclear"],
    ["240 x 120 in", "unclear"],
    ["400 stalls", "unclear"],
    ["40 cajones", "unclear"],
    ["acre", "unclear"],
    ["0", "tooSmall"],
    ["10,000,001", "tooLarge"],
    ["9".repeat(30), "tooLarge"],
  ])("%j is rejected: %s", (written, problem) => {
    expect(area(written)).toEqual({ problem, field: "area" });
  });

  it.each([
    ["20", "40.5", 810],
    ["20'6\"", "40 feet", 820],
    ["12 ft 2 in", "6 ft", 73],
    ["6", "12 ft 2", 73],
    ['240"', '120"', 200],
    ['20 6"', "40", 820],
    ["20 6 in", "40", 820],
    ["144 in", "10", 120],
    ["36 inches", "10", 30],
    ["240 pulgadas", "10 pies", 200],
    ["240''", "10'", 200],
    ["1,200 in", "10", 1000],
  ])("of %j by %j is %d square feet", (length, width, amount) => {
    expect(readSize({ way: "sides", length, width })).toEqual({ amount });
  });

  it.each([
    ["", "40", "empty", "length"],
    ["20", "wide", "unclear", "width"],
    ["20", "40'13\"", "unclear", "width"],
    ["20 6", "40", "unclear", "length"],
    ["20", "40 ft 6 ft", "unclear", "width"],
    ["9 in", "40", "tooSmall", "length"],
    ["5000", "5000", "tooLarge", "width"],
  ])("of %j by %j is rejected: %s, in the field %s", (length, width, problem, field) => {
    expect(readSize({ way: "sides", length, width })).toEqual({ problem, field });
  });

  it.each(["120", "120 stalls", "120 parking spaces", "120 spots", "120 cajones"])("can be a number of stalls: %j", (stalls) => {
    expect(readSize({ way: "stalls", stalls })).toEqual({ amount: 120 });
  });

  it.each(["some", "stalls", "20,000 sq ft", "120 ft2", "12 x 30"])("is rejected if the number of stalls is unclear: %j", (stalls) => {
    expect(readSize({ way: "stalls", stalls })).toEqual({ problem: "unclear", field: "stalls" });
  });
});

describe("the price of an area", () => {
  // In floating point, 0.29 times 50 is 14.499999999999998, which would be rounded down to 14.
  it("is calculated in cents", () => {
    expect(priceOfArea({ low: 0.29, high: 0.29 }, 50)).toEqual({ low: 15, high: 15 });
  });
});

describe("a price range", () => {
  it.each([
    [{ low: 1234.5, high: 2000 }, "$1,234.50-$2,000.00"],
    [{ low: 300, high: 300 }, "$300"],
  ])("%j is formatted as %s", (range, text) => {
    expect(priceRange(range)).toBe(text);
  });
});

describe("an estimate", () => {
  const factors = { ...prices, wornTimes: { low: 1, high: 1.25 }, crackedTimes: { low: 1.1, high: 1.5 } };
  const sides = lot("", { size: { way: "sides", length: "100", width: "200" } });
  const stalls = (count: string) => lot("", { size: { way: "stalls", stalls: count } });
  const stallSize = { ...prices, stallSquareFeet: { low: 300, high: 350 } };

  it.each<[string, Question, Prices, PriceRange]>([
    ["a lot of a given area", lot("20,000"), prices, { low: 3000, high: 7000 }],
    ["a lot with two given sides", sides, prices, { low: 3000, high: 7000 }],
    ["the smallest lot", lot("1"), prices, { low: 0.15, high: 0.35 }],
    ["the largest lot", lot("10000000"), prices, { low: 1_500_000, high: 3_500_000 }],
    ["a worn lot when no factor is set", lot("20,000", { factor: "worn" }), prices, { low: 3000, high: 7000 }],
    ["a worn lot", lot("20,000", { factor: "worn" }), factors, { low: 3000, high: 8750 }],
    ["a cracked lot", lot("20,000", { factor: "cracked" }), factors, { low: 3300, high: 10_500 }],
    ["a cracked driveway", lot("", { basis: "driveway", factor: "cracked" }), factors, { low: 220, high: 750 }],
    // The factor multiplies the rounded price of a sound surface, $3,002-$7,004, because the answer shows both prices.
    ["a worn lot whose price is rounded", lot("20,010", { factor: "worn" }), factors, { low: 3002, high: 8755 }],
    [
      "cracked stalls whose price is rounded",
      { ...stalls("33"), factor: "cracked" },
      { ...stallSize, ...factors },
      { low: 1634, high: 6065 },
    ],
    ["a sound lot", lot("20,000"), factors, { low: 3000, high: 7000 }],
    ["a lot with a given number of stalls", stalls("100"), stallSize, { low: 4500, high: 12_250 }],
    ["a lot whose low price is below the minimum", lot("1000"), { ...prices, minimum: 300 }, { low: 300, high: 350 }],
    ["a lot whose prices are both below the minimum", lot("1"), { ...prices, minimum: 300 }, { low: 300, high: 300 }],
  ])("computes the price of %s", (_, question, given, range) => {
    expect(estimate(question, given)).toMatchObject({ range });
  });

  it("is missing for stalls if the owner did not set the size of a stall", () => {
    expect(estimate(stalls("100"), prices)).toBeUndefined();
  });

  it("converts stalls to an area", () => {
    expect(estimate(stalls("100"), stallSize)).toMatchObject({ amount: 100, area: { low: 30_000, high: 35_000 } });
  });

  it("rejects stalls whose area is too large", () => {
    expect(estimate(stalls("10,000,000"), stallSize)).toEqual({ problem: "tooLarge", field: "stalls" });
  });

  const driveway = (written: string) => lot(written, { basis: "driveway" });
  const sized: Prices = { ...prices, drivewaySquareFeet: { low: 400, high: 800 }, drivewaySquareFoot: { low: 0.15, high: 0.35 } };

  it("reports a missing side of a driveway", () => {
    const question = lot("", { basis: "driveway", size: { way: "sides", length: "", width: "40" } });
    expect(estimate(question, sized)).toEqual({ problem: "empty", field: "length" });
  });

  it("is the typical range if the driveway's size is missing", () => {
    const blank = estimate(driveway(""), sized);
    expect(blank).toMatchObject({ range: prices.driveway });
    expect(blank).not.toHaveProperty("amount");
  });

  it("is the typical range if both sides of a driveway are blank", () => {
    const question = lot("", { basis: "driveway", size: { way: "sides", length: " ", width: "" } });
    expect(estimate(question, sized)).toMatchObject({ range: prices.driveway });
  });

  it("is the typical range if the owner's rate is missing", () => {
    expect(estimate(driveway("600"), prices)).toMatchObject({ range: prices.driveway, amount: 600 });
  });

  it("reports a driveway whose size is unclear", () => {
    expect(estimate(driveway("long"), sized)).toEqual({ problem: "unclear", field: "area" });
  });

  // The low price of a driveway of 400 square feet is $200: $60 for the area, at $0.15 per square foot, and a setup fee of $140. The high
  // setup fee is $220: $500 minus $280 for 800 square feet at $0.35.
  it.each([
    ["300", { low: 185, high: 325 }],
    ["600", { low: 230, high: 430 }],
    ["1,200", { low: 320, high: 640 }],
    ["2,000", { low: 440, high: 920 }],
  ])("adds the setup fee to the price by area for a driveway of %s square feet", (written, range) => {
    expect(estimate(driveway(written), sized)).toMatchObject({ range });
  });
});
