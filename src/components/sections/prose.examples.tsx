import type { Examples } from "../examples/example";
import { Prose } from "./prose";

export const proseExamples: Examples = {
  "Headings, list and table": (
    <Prose
      pieces={[
        {
          html: "<h2>A heading</h2><p>Text with <a href='/contact'>a link</a>.</p><ul><li>One</li><li>Two</li></ul><table><thead><tr><th>Lot</th><th>Stalls</th></tr></thead><tbody><tr><td>1-25</td><td>1</td></tr></tbody></table>",
        },
      ]}
    />
  ),
  "Wide table, with the attributes that the build adds": (
    <Prose
      pieces={[
        {
          html: "<h2>A heading</h2><table data-columns='3' role='table'><thead role='rowgroup'><tr role='row'><th role='columnheader'>Lot</th><th role='columnheader'>Stalls</th><th role='columnheader'>Signs</th></tr></thead><tbody role='rowgroup'><tr role='row'><td role='cell' data-column='Lot'>1-25</td><td role='cell' data-column='Stalls'>One, with an aisle that is wide enough for a van</td><td role='cell' data-column='Signs'>One, which says that the stall is for vans</td></tr></tbody></table>",
        },
      ]}
    />
  ),
};
