import { load } from "cheerio";
import { INCHES, SIGN_INCHES, SLOPE_RUN } from "../../src/content/shared/parking-law";
import { shipped } from "./rules/shipped";

test("the diagram of accessible stalls is to scale, as its caption says", () => {
  const $ = load(shipped.diagramFiles.accessibleStalls ?? "", { xml: true });
  const lengths = $("line")
    .toArray()
    .map(({ attribs: { x1, x2, y1, y2 } }) => Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1)));
  expect(lengths).toEqual([INCHES.van, INCHES.aisle, INCHES.car, SIGN_INCHES]);
  // The slope's triangle: left bottom, right bottom, right top.
  const [left = 0, bottom = 0, right = 0, , , top = 0] = ($("polygon").attr("points") ?? "").split(/[ ,]/).map(Number);
  expect((right - left) / (bottom - top)).toBeCloseTo(SLOPE_RUN, 0);
});
