import type { Example } from "../../kit/example";
import { Prose } from "./prose";

export const proseExamples: readonly Example[] = [
  {
    name: "Headings, list and table",
    element: (
      <Prose html="<h2>A heading</h2><p>Text with <a href='/contact'>a link</a>.</p><ul><li>One</li><li>Two</li></ul><table><thead><tr><th>Lot</th><th>Stalls</th></tr></thead><tbody><tr><td>1-25</td><td>1</td></tr></tbody></table>" />
    ),
  },
];
