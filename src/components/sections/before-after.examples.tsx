import { type Example, blackPicture, grayPicture } from "../examples/example";
import { BeforeAfter } from "./before-after";

export const beforeAfterExamples: readonly Example[] = [
  { name: "With a text", element: <BeforeAfter heading="Sealed" text="The same place twice." before={grayPicture} after={blackPicture} /> },
  { name: "Without", element: <BeforeAfter heading="Filled" before={grayPicture} after={blackPicture} /> },
];
