import type { z } from "zod";
import { group, internalLink, oldPath } from "./fields";

/** A permanent redirect (301) from an old address to a page. */
export const redirectSchema = group("Redirect", "Redirect", {
  from: oldPath(
    "Old address",
    "As it stood in the address bar, without the domain: /prices.html, /About-Us.php. Capitals count. What follows ? cannot: hosts look at the rest alone, so all addresses that differ only there lead to one page.",
  ),
  to: internalLink("New address", "A page of this site."),
});

export type Redirect = z.infer<typeof redirectSchema>;
