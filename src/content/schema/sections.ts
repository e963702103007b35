/** The sections that pages are made of. */
import { CALL_DESIGNS } from "../shared/words";
import { choice, group, internalLink, list, longText, shortText } from "./fields";
import { navLinkSchema } from "./navigation";
import { pictureSchema, plainPictureSchema } from "./picture";

/** The words above a section whose items come from elsewhere. */
export const sectionHeadingSchema = group("SectionHeading", "Section heading", {
  heading: shortText("Heading", "The section's heading.", 90),
  text: longText("Introduction", "A sentence or two under the heading.", 600).optional(),
});

/** A named point with its explanation: a step, a benefit, a value, a service in a list. */
export const itemSchema = group("Item", "Item", {
  title: shortText("Title", "A few words.", 80),
  description: longText("Text", "One to three sentences.", 600),
  link: internalLink("Link", "A page of this site that says more, such as /services/crack-repair.").optional(),
});

/** A section of a page: a heading, an optional line under it, and its items. */
export const itemListSchema = sectionHeadingSchema
  .extend({ items: list("Items", "In the order they are shown.", itemSchema, { min: 1 }) })
  .meta({ id: "ItemList", title: "List" });

/** A question visitors ask, and its answer in plain text. */
export const faqSchema = group("Faq", "Question", {
  question: shortText("Question", "As a customer would ask it.", 160),
  answer: longText("Answer", "Two to four sentences, plain text.", 1200),
});

/** The questions section of a page. */
export const faqsSchema = group("Faqs", "Questions", {
  heading: shortText("Heading", "The heading above the questions.", 90),
  items: list("Questions", "In the order they are shown.", faqSchema, { min: 1 }),
});

/** Two pictures of one place, taken from the same spot before and after the work. */
export const beforeAfterSchema = group("BeforeAfter", "Before and after", {
  heading: shortText("Heading", "What was done.", 90),
  text: longText("Text", "One or two sentences about the job.", 400).optional(),
  before: pictureSchema.meta({ title: "Before", description: "The surface before the work." }),
  after: pictureSchema.meta({ title: "After", description: "The same view after it." }),
});

/** The closing band of a page: asks for the estimate and shows the phone. */
export const callToActionSchema = group("CallToAction", "Call to action", {
  heading: shortText("Heading", "What the visitor gets by asking.", 90),
  text: longText("Text", "One or two sentences.", 320),
  design: choice(
    "Design",
    "Stall is yellow, for homeowners. Lot is black, for stores and managers. Sheet is paper, for boards and readers.",
    CALL_DESIGNS,
  ).default("lot"),
});

/** The opening of a page: its h1, a lead and its own picture. */
export const heroSchema = group("Hero", "Opening", {
  heading: shortText("Heading", "The page's main heading. Each page has its own.", 90),
  text: longText("Lead", "One or two sentences under the heading.", 320),
  button: shortText("Button text", "Left out, it says what the estimate button says everywhere (Words).", 40).optional(),
  facts: list(
    "Short answers",
    "Under the buttons: what it costs, how long it takes, how soon it can be. The home page says the promises instead.",
    shortText("Line", "One line, such as the price.", 90),
    { max: 3 },
  ).optional(),
  link: navLinkSchema
    .optional()
    .meta({ title: "Shortcut", description: "Under the short answers, for what most readers of the page come for." }),
  picture: pictureSchema.optional(),
  surface: plainPictureSchema.optional().meta({
    title: "Surface",
    description: "A square close-up, beside the words of a page that opens without a picture, on wide screens.",
  }),
});

/**
 * The opening of a page that does not ask for an estimate there: a contact page, a list, a note. It has no button, short answers,
 * shortcut, close-up or caption.
 */
export const quietHeroSchema = heroSchema
  .omit({ button: true, facts: true, link: true, surface: true })
  .extend({
    picture: plainPictureSchema.optional().meta({
      title: "Picture",
      description:
        "Shared links show it. So does the page itself; a page that opens with a list shows it on wide screens alone, and the contact page not at all.",
    }),
  })
  .meta({ id: "QuietHero", title: "Opening" });
