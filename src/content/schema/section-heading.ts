import type { z } from "zod";
import { group, longText, shortText } from "./fields";

/** The words above a section whose items come from elsewhere. */
export const sectionHeadingSchema = group("SectionHeading", "Section heading", {
  heading: shortText({ title: "Heading", description: "The section's heading." }, 90),
  text: longText({ title: "Introduction", description: "A sentence or two under the heading." }, 600).optional(),
});

export type SectionHeading = z.infer<typeof sectionHeadingSchema>;
