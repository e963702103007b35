import { type Examples, blackPicture, grayPicture } from "../examples/example";
import { Gallery } from "./gallery";

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...(index % 2 ? grayPicture : blackPicture), src: `${blackPicture.src}#${index}` }));

export const galleryExamples: Examples = Object.fromEntries(
  [1, 2, 4, 5, 6, 7].map((count) => [`Number of pictures: ${count}`, <Gallery key={count} heading="Gallery" pictures={pictures(count)} />]),
);
