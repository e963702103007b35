import { type Examples, blackPicture, grayPicture } from "../examples/example";
import { BeforeAfter } from "./before-after";

export const beforeAfterExamples: Examples = {
  "With intro text": <BeforeAfter heading="Sealed" text="The same place twice." before={grayPicture} after={blackPicture} />,
  "Without intro text": <BeforeAfter heading="Filled" text={null} before={grayPicture} after={blackPicture} />,
};
