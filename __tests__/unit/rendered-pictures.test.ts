/** Tests the rule for picture sizes that the browser tests apply to every page. */
import { wrongSizes } from "../browser/rendered-pictures";

/** Maximum ratio of a file's width to the useful width. */
const MOST = 1.5;

/** Returns the problems with a picture that has files of certain widths. */
const problemsOf = (pixelRatio: number, rendered: number, declared: number, widths: readonly number[]) =>
  wrongSizes(
    [{ name: "a.jpg", rendered, declared, widest: Math.max(...widths), files: widths.map((width) => ({ src: `${width}.jpg`, width })) }],
    pixelRatio,
    MOST,
  );

it.each([
  ["as wide as a usual screen needs", 1, 700, 700, [700, 1600]],
  ["as wide as a screen with a pixel ratio of 2 needs", 2, 700, 700, [700, 1400, 1600]],
  ["the picture's widest, but narrower than the screen needs", 2, 700, 640, [640, 1280]],
  ["wide enough for a phone, whose `sizes` request fewer pixels than it has", 3, 400, 240, [560, 722, 1080]],
  ["half as wide again as the screen needs", 1, 700, 1050, [700, 1050]],
])("accepts a file that is %s", (_, pixelRatio, rendered, declared, widths) => {
  expect(problemsOf(pixelRatio, rendered, declared, widths)).toEqual([]);
});

it.each([
  ["10% too narrow for a usual screen", 1, 700, 630, [630, 1600], "630 px, expected from 700 to 1050 px"],
  ["10% too narrow for a screen with a pixel ratio of 2", 2, 700, 640, [1280, 1600], "1280 px, expected from 1400 to 2100 px"],
  ["2% too narrow for a screen with a pixel ratio of 2", 2, 700, 686, [1372, 1600], "1372 px, expected from 1400 to 2100 px"],
  ["too narrow for a phone", 3, 400, 230, [690, 1080], "690 px, expected from 720 to 1200 px"],
  ["more than half as wide again as a usual screen needs", 1, 700, 1100, [700, 1100], "1100 px, expected from 700 to 1050 px"],
  ["wider than all pixels of a phone", 3, 440, 460, [800, 1380, 1400], "1380 px, expected from 792 to 1320 px"],
])("reports a file that is %s", (_, pixelRatio, rendered, declared, widths, problem) => {
  expect(problemsOf(pixelRatio, rendered, declared, widths)).toEqual([`a.jpg: ${problem}`]);
});
