/** Schemas that pages share: search titles and descriptions, and sections. */
import type { z } from "zod";
import { COLLECTIONS, perFolder } from "../shared/collections";
import { CALL_DESIGNS } from "../shared/constants";
import { choice, group, internalLink, list, longText, reference, shortText } from "./fields";
import { navLinkSchema } from "./navigation";
import { pictureSchema, plainPictureSchema } from "./picture";

/** Longest title that search results show without truncation, in characters. */
export const TITLE_LIMIT = 60;
/** Longest description that search results show without truncation, in characters. */
export const DESCRIPTION_LIMIT = 155;

/**
 * Title and description in search results and shared links. Posts default to their own title and excerpt. Other pages default to the
 * site's title and description, except that the description of a page that lists services or places defaults to their names
 * (src/content/entries/derived.ts).
 */
export const seoSchema = group("Search and sharing", {
  title: shortText("Search title", `The blue line in search results. At most ${TITLE_LIMIT} characters.`, TITLE_LIMIT).optional(),
  description: shortText(
    "Search description",
    `The text under the title: what a visitor finds on the page. At most ${DESCRIPTION_LIMIT} characters.`,
    DESCRIPTION_LIMIT,
  ).optional(),
}).meta({ id: "Seo" });

/** Heading and introduction of a section whose items come from other files. */
export const sectionHeadingSchema = group("Section heading", {
  heading: shortText("Heading", "The section's heading.", 90),
  text: longText("Introduction", "A sentence or two under the heading.", 600).optional(),
}).meta({ id: "SectionHeading" });

/** A title with a description: a step, a benefit, a value, or a service in a list. */
export const itemSchema = group("Item", {
  title: shortText("Title", "A few words.", 80),
  description: longText("Text", "One to three sentences.", 600),
  link: internalLink("Link", "A page on this site with details, such as /services/crack-repair.").optional(),
}).meta({ id: "Item" });

/** A section with a heading, an optional introduction and items. */
export const itemListSchema = sectionHeadingSchema
  .extend({ items: list("Items", "In the order they are shown.", itemSchema).min(1) })
  .meta({ id: "ItemList", title: "List" });

/** A question and its answer in plain text. */
export const faqSchema = group("Question", {
  question: shortText("Question", "As a customer would ask it.", 160),
  answer: longText("Answer", "Two to four sentences, plain text.", 1200),
}).meta({ id: "Faq" });

/** A section of questions and answers. */
export const faqsSchema = group("Questions", {
  heading: shortText("Heading", "The heading above the questions.", 90),
  items: list("Questions", "In the order they are shown.", faqSchema).min(1),
}).meta({ id: "Faqs" });

/** Two pictures taken from the same spot, before and after the work. */
export const beforeAfterSchema = group("Before and after", {
  heading: shortText("Heading", "What was done.", 90),
  text: longText("Text", "One or two sentences about the job.", 400).optional(),
  before: pictureSchema.meta({ title: "Before", description: "The surface before the work." }),
  after: pictureSchema.meta({ title: "After", description: "The same view after the work." }),
}).meta({ id: "BeforeAfter" });

/** Last section of a page: links to the quote form and shows the phone number. */
export const callToActionSchema = group("Call to action", {
  heading: shortText("Heading", "What the visitor gets by asking.", 90),
  text: longText("Text", "One or two sentences.", 320),
  design: choice(
    "Design",
    "Stall uses the accent color and suits pages for homeowners. Lot is black and suits pages for stores and property managers. Sheet looks like paper and suits pages for HOA boards and long reads such as the blog.",
    CALL_DESIGNS,
  ).default("lot"),
}).meta({ id: "CallToAction" });

/** Hero of a page: h1, lead and picture. */
export const heroSchema = group("Opening", {
  heading: shortText("Heading", "The page's main heading, different on every page.", 90),
  text: longText("Lead", "One or two sentences under the heading.", 320),
  facts: list(
    "Short answers",
    "Under the buttons: price, duration, earliest date. Leave empty on the home page to show the promises, and on a place's page to show a price, the lead time and the hours on Saturday.",
    shortText("Line", "One line, such as the price.", 90),
  )
    .max(3)
    .optional(),
  link: navLinkSchema
    .optional()
    .meta({ title: "Shortcut", description: "Under the short answers: a link to what most readers of the page want." }),
  picture: pictureSchema.optional(),
  surface: plainPictureSchema.optional().meta({
    title: "Surface",
    description: "A square close-up. Shown on wide screens beside an opening that has no picture.",
  }),
}).meta({ id: "Hero" });

/**
 * Hero of a page that does not offer an estimate at the top, such as the contact page or a list page. It has no facts, link, close-up
 * or caption.
 */
export const quietHeroSchema = heroSchema
  .omit({ facts: true, link: true, surface: true })
  .extend({
    picture: plainPictureSchema.optional().meta({
      title: "Picture",
      description:
        "Shown in shared links and on the page, except on the contact page. Pages that start with a list show it only on wide screens.",
    }),
  })
  .meta({ id: "QuietHero", title: "Opening" });

/** Related pages. */
export const relatedSchema = group(
  "Related pages",
  perFolder((name) => {
    const title = `Related ${COLLECTIONS[name].label.toLowerCase()}`;
    const page = reference(title, "The name of the page's file, without .md.", name);
    return list(title, "Shown as links near the end of the page.", page).default([]);
  }),
).meta({ id: "Related" });

export type Related = z.infer<typeof relatedSchema>;
