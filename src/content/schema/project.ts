import { z } from "zod";
import { PROJECT_CATEGORIES } from "../shared/words";
import { choice, group, list, longText, shortText } from "./fields";
import { pictureSchema } from "./picture";

const stageSchema = group("Stage", "Stage", {
  when: shortText("When", "Such as Day 1, Day 3 or Year 2.", 30),
  text: longText("What was done, or seen", "One or two sentences.", 240),
});

const fact = (title: string, description: string) => shortText(title, description, 120).optional();

/** A project, shown on the projects page. */
export const projectSchema = z
  .strictObject({
    title: shortText("Title", "What was done and for what kind of property.", 90),
    scope: longText("Scope", "The work in one or two sentences.", 320),
    category: choice("Category", "Visitors can filter by it.", PROJECT_CATEGORIES).meta({ prefill: PROJECT_CATEGORIES[0] }),
    picture: pictureSchema.optional().meta({ title: "Picture", description: "Of the finished work." }),
    before: pictureSchema.optional().meta({
      title: "Picture from before",
      description: "Taken from the same spot before the work. Visitors then slide from one picture to the other.",
    }),
    stages: list("How it went", "From the first day to years later.", stageSchema, { max: 4 }).optional(),
    surface: fact("Surface", "What it was, and in which state."),
    size: fact("Size", "Such as 640 sq ft."),
    product: fact("Product", "What went down, and how many coats."),
    trouble: fact("What went wrong", "And what was done about it."),
  })
  .refine(({ picture, before }) => picture !== undefined || before === undefined, {
    error: "a picture of the finished work, to go with the one from before",
    path: ["picture"],
  })
  .meta({ id: "Project", title: "Project", newestFirst: true });
