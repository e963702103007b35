import { type Examples, blackPicture } from "../examples/example";
import { Opening } from "./opening";

const side = "<h2>What it is</h2><figure><svg viewBox='0 0 9 2'><path d='M0 0h9v2H0z'/></svg><figcaption>A diagram</figcaption></figure>";
const pieces = [{ html: "<p>Text with <a href='/contact'>a link</a>.</p>" }, { picture: blackPicture }, { html: "<p>More text.</p>" }];

export const openingExamples: Examples = {
  "Heading, text, diagram and picture": <Opening id="what-it-is" side={side} pieces={pieces} />,
};
