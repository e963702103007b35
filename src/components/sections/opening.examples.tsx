import type { Example } from "../examples/example";
import { blackPicture } from "../examples/sample-data";
import { Opening } from "./opening";
import { partText } from "./text-parts";

const { opening } = partText({
  html: "<h2 id='what-it-is'>What it is</h2><p>Text with <a href='/contact'>a link</a>.</p><figure><svg viewBox='0 0 9 2'><path d='M0 0h9v2H0z'/></svg><figcaption>A diagram</figcaption></figure><p><img src='/images/a.jpg' alt=''></p><p>More text.</p><h2>Next</h2>",
  pictures: [blackPicture],
});

export const openingExamples: readonly Example[] = opening
  ? [{ name: "Heading, text, diagram and picture", element: <Opening {...opening} /> }]
  : [];
