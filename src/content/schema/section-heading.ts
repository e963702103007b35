import { z } from "zod";
import { shortText, longText } from "./fields";

/** The words above a section whose items come from elsewhere. */
export const sectionHeadingSchema = z
  .strictObject({
    heading: shortText({ title: "Heading", description: "The section's heading." }, 90),
    text: longText({ title: "Introduction", description: "A sentence or two under the heading." }, 600).optional(),
  })
  .meta({ id: "SectionHeading", title: "Section heading" });

export type SectionHeading = z.infer<typeof sectionHeadingSchema>;
