import { type Example, grayPicture } from "../examples/example";
import { Picture } from "./picture";

export const pictureExamples: readonly Example[] = [
  { name: "With its text", element: <Picture picture={grayPicture} boxes={[{ width: "100vw" }]} /> },
  { name: "Decorative", element: <Picture picture={grayPicture} boxes={[{ width: "100vw" }]} isDecorative /> },
  { name: "Hero", element: <Picture picture={grayPicture} boxes={[{ width: "100vw" }]} isHero /> },
];
