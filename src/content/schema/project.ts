import { PROJECT_CATEGORIES } from "../shared/constants";
import { LANGUAGES, TRANSLATIONS } from "../shared/languages";
import { choice, group, list, longText, shortText, reference, toggle } from "./fields";
import { pictureSchema } from "./picture";
import { amount } from "./figures";

/** Languages that a review may have, each as a code and a name: "es (Español)". */
const CODES = TRANSLATIONS.map((code) => `${code} (${LANGUAGES[code].name})`).join(", ");

/** A customer's review. A review that no real customer wrote must have `sample: true` (16 CFR part 465). */
export const testimonialSchema = group("Review", {
  name: shortText("Name", "As the customer agreed to be named.", 60),
  location: reference("Place", "The customer's place. That place's page shows the review.", "locations"),
  text: longText("Review", "The customer's own words.", 600),
  language: choice(
    "Language of the review",
    `For screen readers: ${CODES}. Leave empty if the review is in English. Reviews are not translated.`,
    TRANSLATIONS,
  ).optional(),
  rating: amount("Stars", "1 to 5.", { min: 1, max: 5 }),
  home: toggle("On the home page", "Shows the review on the home page too."),
  sample: toggle("Sample", "On for a review that no real customer wrote. It is labeled 'Sample review' and prevents a public launch."),
}).meta({ id: "Testimonial" });

const stageSchema = group("Stage", {
  when: shortText("When", "Such as Day 1, Day 3 or Year 2.", 30),
  text: longText("What was done, or seen", "One or two sentences.", 240),
}).meta({ id: "Stage" });

const fact = (title: string, description: string) => shortText(title, description, 120).optional();

/** A project, shown on the projects page. */
export const projectSchema = group("Project", {
  title: shortText("Title", "What was done and for what kind of property.", 90),
  scope: longText("Scope", "The work in one or two sentences.", 320),
  category: choice("Category", "Visitors can filter by it.", PROJECT_CATEGORIES).meta({ prefill: PROJECT_CATEGORIES[0] }),
  picture: pictureSchema.optional().meta({ title: "Picture", description: "A picture of the finished work." }),
  before: pictureSchema.optional().meta({
    title: "Picture from before",
    description: "Taken from the same spot before the work. Visitors then slide from one picture to the other.",
  }),
  stages: list("How it went", "From the first day to years later.", stageSchema).max(4).optional(),
  surface: fact("Surface", "Kind of surface, and its condition."),
  size: fact("Size", "Such as 640 sq ft."),
  product: fact("Product", "Which product, and how many coats."),
  trouble: fact("What went wrong", "What went wrong, and what was done about it."),
})
  .refine(({ picture, before }) => picture !== undefined || before === undefined, {
    error: "a picture of the finished work, to compare with the one from before",
    path: ["picture"],
  })
  .meta({ id: "Project", newestFirst: true });
