import type { z } from "zod";
import { group, longText, shortText } from "./fields";
import { pictureSchema } from "./picture";

/** Two pictures of one place, taken from the same spot before and after the work. */
export const beforeAfterSchema = group("BeforeAfter", "Before and after", {
  heading: shortText({ title: "Heading", description: "What was done." }, 90),
  text: longText({ title: "Text", description: "One or two sentences about the job." }, 400).optional(),
  before: pictureSchema.meta({ title: "Before", description: "The surface before the work." }),
  after: pictureSchema.meta({ title: "After", description: "The same view after it." }),
});

export type BeforeAfter = z.infer<typeof beforeAfterSchema>;
