import { type Examples, blackPicture, grayPicture } from "../examples/example";
import { WorkGallery } from "./work-gallery";

const pairs = ["Driveway", "Lot", "Street"].map((heading) => ({
  heading,
  text: "Two sentences.",
  before: grayPicture,
  after: blackPicture,
}));

export const workGalleryExamples: Examples = {
  "One pair": <WorkGallery heading="Our work" pairs={pairs.slice(0, 1)} />,
  "Two pairs": <WorkGallery heading="Our work" pairs={pairs.slice(0, 2)} />,
  "Three pairs": <WorkGallery heading="Our work" text="Where we have been." pairs={pairs} />,
};
