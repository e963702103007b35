import type { Example } from "../examples/example";
import { blackPicture, grayPicture } from "../examples/sample-data";
import { Gallery } from "./gallery";

export const galleryExamples: readonly Example[] = [
  {
    name: "Six pictures",
    element: (
      <Gallery
        heading="Gallery"
        pictures={[0, 1, 2, 3, 4, 5].map((index) => ({ ...(index % 2 ? grayPicture : blackPicture), src: `${blackPicture.src}#${index}` }))}
      />
    ),
  },
];
