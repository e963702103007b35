import { coverSizes } from "../../../src/components/ui/cover-sizes";

it.each([
  ["a box with the picture's aspect ratio", [{ width: "54vw" }], 1.5, "54vw"],
  ["a box wider than the picture: uses its width", [{ width: "100vw", height: 2 }], 1.5, "100vw"],
  ["a box higher than the picture: uses its height", [{ width: "100vw", height: 1 }], 1.5, "150vw"],
  ["a box with a fixed height", [{ width: "54vw", height: "40rem" }], 1.5, "max(54vw,60rem)"],
  ["a length with decimals: rounds up", [{ width: "46vw", height: 0.8333 }], 1.4995, "82.8vw"],
  ["several screens", [{ media: "width < 60rem", width: "100vw" }, { width: "40rem" }], 1.5, "(width < 60rem) 100vw,40rem"],
  ["no box", [], 1.5, ""],
])("returns sizes for %s", (_, boxes, shape, sizes) => {
  const [fine, ...others] = coverSizes(boxes, shape).split(/,(?![^(]*\))/);
  expect(others.join(",")).toBe(sizes);
  expect(fine).toMatch(boxes.length > 0 ? /\(min-resolution: 2\.5dppx\) / : /^$/);
});

it.each([
  [
    "a phone's box",
    [{ media: "width < 60rem", width: "100vw", height: 16 / 10 }, { width: "54vw" }],
    "(width < 60rem) and (min-resolution: 2.5dppx) 74.2vw",
  ],
  ["a box for every screen", [{ width: "100vw" }], "(min-resolution: 2.5dppx) 66.7vw"],
])("requests 2x pictures for 3x screens: %s", (_, boxes, first) => {
  expect(coverSizes(boxes, 16 / 9).split(",")[0]).toBe(first);
});
