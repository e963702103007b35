import { widestWord } from "../../../../src/content/format/word-width";

it.each([
  ["Sealcoating, striping and repair", undefined],
  ["DIY vs. Professional Sealcoating: An Honest Comparison", undefined],
  ["A hole is cut square and filled", undefined],
  ["ADA Parking Lot Requirements in Nevada", "wide"],
  ["Neighborhood streets", "wide"],
  ["Warm-mix asphalt for Homeowner's lots", "wide"],
  ["Sellamos el estacionamiento", "wider"],
  ["MAINTENANCE WITHOUT SURPRISES", "wider"],
  ["Impermeabilización", "wider"],
  ["", undefined],
])("names the width of the widest word in %j: %s", (text, width) => {
  expect(widestWord(text)).toBe(width);
});

it("measures the parts of a hyphenated word, which may be on two lines", () => {
  expect(widestWord("stormwater-resistant")).toBeUndefined();
});
