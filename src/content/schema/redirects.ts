import { z } from "zod";
import { internalLink } from "./fields";

/** An old address and the page that took its place: a permanent redirect (301). */
export const redirectSchema = z
  .strictObject({
    from: internalLink({ title: "Old address", description: "A path that is no page of this site." }),
    to: internalLink({ title: "New address", description: "A page of this site." }),
  })
  .meta({ id: "Redirect", title: "Redirect" });

export type Redirect = z.infer<typeof redirectSchema>;
