import { z } from "zod";
import { PROJECT_CATEGORIES } from "../shared/words";
import { shortText, longText } from "./fields";
import { pictureSchema } from "./picture";

/** A sample of the work, shown on the projects page. */
export const projectSchema = z
  .strictObject({
    title: shortText({ title: "Title", description: "What was done and for what kind of property." }, 90),
    scope: longText({ title: "Scope", description: "The work in one or two sentences." }, 320),
    picture: pictureSchema.optional(),
    category: z.enum(PROJECT_CATEGORIES).meta({ title: "Category", description: "Visitors can filter by it.", widget: "select" }),
  })
  .meta({ id: "Project", title: "Project" });

export type Project = z.infer<typeof projectSchema>;
