import { type Examples, blackPicture, grayPicture } from "../examples/example";
import { WorkGallery } from "./work-gallery";

const pairs = ["Driveway", "Lot", "Street"].map((heading) => ({
  heading,
  text: "Two sentences.",
  before: grayPicture,
  after: blackPicture,
}));

export const workGalleryExamples: Examples = {
  "One comparison slider": <WorkGallery heading="Our work" pairs={pairs.slice(0, 1)} />,
  "Two comparison sliders": <WorkGallery heading="Our work" pairs={pairs.slice(0, 2)} />,
  "Three comparison sliders": <WorkGallery heading="Our work" text="Where we have been." pairs={pairs} />,
};
