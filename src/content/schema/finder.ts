import { z } from "zod";
import { internalLink, shortText } from "./fields";
import { navLinkSchema } from "./navigation";
import { sectionHeadingSchema } from "./section-heading";

const doorSchema = z
  .strictObject({
    owner: shortText({ title: "Who", description: "In the reader's own words, such as: I own a home." }, 60),
    anchor: z
      .string()
      .regex(/^[a-z]+(?:-[a-z]+)*$/, "a name of small letters and single hyphens")
      .meta({ title: "Anchor", description: "Links may point at it: /services#homeowner.", widget: "string" }),
    link: internalLink({ title: "Page", description: "The page for this reader to start with." }),
    sees: z.array(navLinkSchema).min(1).meta({ title: "What you see", description: "Each sight, and the page that answers it." }),
  })
  .meta({ id: "Door", title: "Door" });

/** Two questions that lead to the right page: what do you own, what do you see. */
export const finderSchema = sectionHeadingSchema
  .extend({ doors: z.array(doorSchema).min(1).meta({ title: "Doors", description: "One for each kind of reader." }) })
  .meta({ id: "Finder", title: "Two questions" });
