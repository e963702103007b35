/**
 * Galleries declare their pictures' widths to the browser. The declared width must match the style sheet, which shows one or two pictures
 * larger.
 */
import { Gallery } from "../../src/components/sections/gallery";
import { WorkGallery } from "../../src/components/sections/work-gallery";
import { picturesIn, wholePicture } from "./picture-files";

const REM = 16;
/** Width of a page's content on a desktop: `--page` in tokens.css. */
const ROW = 78 * REM;
/** Half of a row, without the gap: `--space-5` between sliders, `--space-4` between a gallery's pictures. */
const [HALF_SLIDER, HALF] = [38.25 * REM, 38.5 * REM];
/** Width of a picture in a strip that scrolls. */
const IN_STRIP = 18 * REM;

const picture = { ...wholePicture, caption: null, file: wholePicture.file ?? null };

it.each([
  ["fills the row, if it is the only one", 1, ROW],
  ["fills half a row, if there are two", 2, HALF_SLIDER],
  ["fills half a row, if there are three", 3, HALF_SLIDER],
  ["fills half a row, if there are six", 6, HALF_SLIDER],
])("a comparison slider %s", (_, count, width) => {
  const pairs = Array.from({ length: count }, (_item, index) => ({
    heading: `Lot ${index}`,
    text: null,
    before: picture,
    after: picture,
  }));
  const found = picturesIn(<WorkGallery heading="Our work" pairs={pairs} />);
  expect(found).toHaveLength(2 * count);
  for (const { declared } of found) {
    expect(declared).toBeGreaterThanOrEqual(width);
    expect(declared).toBeLessThanOrEqual(width + REM);
  }
});

it.each([
  ["the only picture of a gallery fills the row", [ROW]],
  ["the second of two pictures in a gallery fills half a row", [ROW, HALF]],
  ["the second and third of three pictures in a gallery fill half a row each", [ROW, HALF, HALF]],
  ["three small pictures of a gallery are in a strip that scrolls", [ROW, IN_STRIP, IN_STRIP, IN_STRIP]],
])("%s", (_, widths) => {
  const pictures = widths.map((width, index) => ({ ...wholePicture, src: `/yard-${index}-${width}.jpg` }));
  const found = picturesIn(<Gallery heading="Gallery" pictures={pictures} />);
  expect(found.map(({ declared }) => declared)).toEqual(widths);
});
