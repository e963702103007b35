import { readFileSync } from "node:fs";
import { toneOf } from "../../../src/components/ui/tone";

it.each([
  ["#000000", "r0 g0 b0"],
  ["#282828", "r1 g1 b1"],
  ["#FfC629", "r7 g6 b1"],
])("names %s", (colour, tone) => {
  expect(toneOf(colour)).toBe(tone);
});

it.each([undefined, "", "#fff", "tomato", "rgb(0 0 0)"])("has no name for %s", (colour) => {
  expect(toneOf(colour)).toBeUndefined();
});

it("paints every step that a channel can have", () => {
  const css = readFileSync("src/styles/tone.css", "utf8");
  for (let value = 0; value < 256; value++) {
    const channel = value.toString(16).padStart(2, "0");
    for (const step of toneOf(`#${channel}${channel}${channel}`)?.split(" ") ?? []) expect(css).toContain(`[data-tone~="${step}"]`);
  }
});
