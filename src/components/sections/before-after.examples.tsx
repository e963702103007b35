import type { Example } from "../examples/example";
import { blackPicture, grayPicture } from "../examples/sample-data";
import { BeforeAfter, WorkGallery } from "./before-after";

export const beforeAfterExamples: readonly Example[] = [
  { name: "One pair", element: <BeforeAfter heading="Sealed" text="The same place twice." before={grayPicture} after={blackPicture} /> },
  {
    name: "Several pairs",
    element: (
      <WorkGallery
        heading="Our work"
        pairs={[
          { heading: "Driveway", text: "Two sentences.", before: grayPicture, after: blackPicture },
          { heading: "Lot", before: grayPicture, after: blackPicture },
        ]}
      />
    ),
  },
];
