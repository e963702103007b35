import { type Examples, grayPicture } from "../examples/example";
import { Picture } from "./picture";

export const pictureExamples: Examples = {
  "With alt text": <Picture picture={grayPicture} boxes={[{ width: "100vw" }]} />,
  Decorative: <Picture picture={grayPicture} boxes={[{ width: "100vw" }]} isDecorative />,
  Hero: <Picture picture={grayPicture} boxes={[{ width: "100vw" }]} isHero />,
};
