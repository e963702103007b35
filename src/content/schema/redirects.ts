import type { z } from "zod";
import { group, internalLink, oldPath } from "./fields";

/** A permanent redirect (301) from an old address to a page. */
export const redirectSchema = group("Redirect", {
  from: oldPath(
    "Old address",
    "As in the address bar, without the domain: /prices.html, /About-Us.php. Capitalization matters. Leave out ? and everything after it: hosts ignore that part, so all such addresses redirect to the same page.",
  ),
  to: internalLink("New address", "A page on this site."),
}).meta({ id: "Redirect" });

export type Redirect = z.infer<typeof redirectSchema>;
