import { type Example, blackPicture, grayPicture } from "../examples/example";
import { WorkGallery } from "./work-gallery";

const pairs = ["Driveway", "Lot", "Street"].map((heading) => ({
  heading,
  text: "Two sentences.",
  before: grayPicture,
  after: blackPicture,
}));

export const workGalleryExamples: readonly Example[] = [
  { name: "One pair", element: <WorkGallery heading="Our work" pairs={pairs.slice(0, 1)} /> },
  { name: "Two pairs", element: <WorkGallery heading="Our work" pairs={pairs.slice(0, 2)} /> },
  { name: "Three pairs", element: <WorkGallery heading="Our work" text="Where we have been." pairs={pairs} /> },
];
