import { z } from "zod";
import { internalLink, oldPath } from "./fields";

/** An old address and the page that took its place: a permanent redirect (301). */
export const redirectSchema = z
  .strictObject({
    from: oldPath({
      title: "Old address",
      description:
        "As it stood in the address bar, without the domain: /prices.html, /About-Us.php. Capitals count. What follows ? cannot: hosts look at the rest alone, so all addresses that differ only there lead to one page.",
    }),
    to: internalLink({ title: "New address", description: "A page of this site." }),
  })
  .meta({ id: "Redirect", title: "Redirect" });

export type Redirect = z.infer<typeof redirectSchema>;
