import type { Example } from "../examples/example";
import { phone } from "../examples/sample-data";
import { PhotoButtons } from "./photo-buttons";

export const photoButtonsExamples: readonly Example[] = [
  { name: "By email", element: <PhotoButtons email="hello@example.com" /> },
  { name: "By text message and email", element: <PhotoButtons email="hello@example.com" textPhone={phone} /> },
];
