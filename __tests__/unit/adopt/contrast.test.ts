import { accentProblem, contrast, contrastProblems, MINIMUM, readableColor } from "../../../scripts/lib/contrast";
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

it("names the text, its background and a color that would do", () => {
  const [problem = ""] = contrastProblems({ ...COLORS, "ink-soft": "#a09880" });
  expect(problem).toMatch(/^ink-soft #a09880 on paper #fdfcf9 is 2\.\d:1; text needs 4\.5:1\. ink-soft: "#[0-9a-f]{6}" would do\.$/);
});

it("suggests no color if no shade is readable on all backgrounds", () => {
  expect(readableColor("#777777", ["#000000", "#ffffff", "#767676"])).toBeUndefined();
});
