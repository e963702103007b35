import { type Examples, blackPicture, grayPicture } from "../examples/example";
import { Gallery } from "./gallery";

/** Returns black and gray pictures in turn. The URL's hash (`#0`, `#1`) makes each `src`, and so each key, unique. */
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const picture = index % 2 ? grayPicture : blackPicture;
    return { ...picture, src: `${picture.src}#${index}` };
  });

export const galleryExamples: Examples = Object.fromEntries(
  [1, 2, 3, 4, 7].map((count) => [`Number of pictures: ${count}`, <Gallery key={count} heading="Gallery" pictures={pictures(count)} />]),
);
