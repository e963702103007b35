import { ServiceCards } from "../../src/components/sections/service-cards";
import { required } from "../../src/content/shared/required";
import { picturesIn, WIDTHS, wholePicture } from "./picture-files";

/** Renders cards. Returns the first picture's file widths, and the width that its `sizes` declares for a desktop. */
const firstPicture = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => ({
    title: `Service ${index}`,
    description: "A sentence.",
    link: `/services/${index}`,
    picture: wholePicture,
  }));
  return required(picturesIn(<ServiceCards heading="Services" items={items} />)[0], "a picture");
};

it.each([1, 2, 3, 4, 5, 6, 7, 8])("a picture in a list of %i cards is sharp on a desktop with two device pixels per CSS pixel", (count) => {
  const { files, declared } = firstPicture(count);
  // A picture has no file wider than the widest of WIDTHS.
  expect(files.at(-1)).toBeGreaterThanOrEqual(Math.min(2 * declared, Math.max(...WIDTHS)));
});

it("a picture in a row of five cards has no files that are wider than screens need", () => {
  expect(firstPicture(5).files).toEqual([240, 420, 560]);
});
