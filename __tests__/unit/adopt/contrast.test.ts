import * as fc from "fast-check";
import { accentProblem, accentShade, contrast, contrastProblems, MINIMUM, NOTICEABLE, readableColor } from "../../../scripts/lib/contrast";
import { COLORS } from "../../../src/brand/brand";

it.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
])("the contrast of %s and %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

it("the shipped colors are readable", () => {
  expect(contrastProblems()).toEqual([]);
});

it.each(["#1f6f43", "#7a0019", "#0b2a6f", "#000000", "#5b3fd0"])(
  "refuses the accent color %s, and suggests one that is readable",
  (color) => {
    const problem = accentProblem(color) ?? "";
    const [, suggested = ""] = /(#[0-9a-f]{6}) would do/.exec(problem) ?? [];
    expect(contrast(suggested, COLORS.sealed)).toBeGreaterThanOrEqual(MINIMUM);
  },
);

it.each(["#ffc629", "#e4572e", "#9ad0ff", "#ffffff"])("accepts the accent color %s", (color) => {
  expect(accentProblem(color)).toBeUndefined();
});

it.each([
  ["a light color", "#ffc629", "darker"],
  ["another light color", "#9ad0ff", "darker"],
  ["white", "#ffffff", "darker"],
  ["a dark color", "#e4572e", "darker"],
  ["a color that is hardly light enough", "#ff0000", "lighter"],
])("the shade of %s, %s, is %s", (_, accent, expected) => {
  const shade = accentShade(accent);
  expect(contrast(shade, "#000000") < contrast(accent, "#000000") ? "darker" : "lighter").toBe(expected);
});

const acceptedColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, "0")}`)
  .filter((color) => accentProblem(color) === undefined);

it("black text is readable on the shade of every accepted color", () => {
  fc.assert(fc.property(acceptedColor, (color) => expect(contrast(accentShade(color), COLORS.sealed)).toBeGreaterThanOrEqual(MINIMUM)));
});

it("the shade of every accepted color differs noticeably from the color", () => {
  fc.assert(fc.property(acceptedColor, (color) => expect(contrast(accentShade(color), color)).toBeGreaterThanOrEqual(NOTICEABLE)));
});

it("names the text, its background and a color that would do", () => {
  const [problem = ""] = contrastProblems({ ...COLORS, "ink-soft": "#a09880" });
  expect(problem).toMatch(/^ink-soft #a09880 on paper #fdfcf9 is 2\.\d:1; text needs 4\.5:1\. ink-soft: "#[0-9a-f]{6}" would do\.$/);
});

it("suggests no color if no shade is readable on all backgrounds", () => {
  expect(readableColor("#777777", ["#000000", "#ffffff", "#767676"])).toBeUndefined();
});
