import { z } from "zod";
import { shortText, longText } from "./fields";

/** A question visitors ask, and its answer in plain text. */
export const faqSchema = z
  .strictObject({
    question: shortText({ title: "Question", description: "As a customer would ask it." }, 160),
    answer: longText({ title: "Answer", description: "Two to four sentences, plain text." }, 1200),
  })
  .meta({ id: "Faq", title: "Question" });

/** The questions section of a page. */
export const faqsSchema = z
  .strictObject({
    heading: shortText({ title: "Heading", description: "The heading above the questions." }, 90),
    items: z.array(faqSchema).min(1).meta({ title: "Questions", description: "In the order they are shown." }),
  })
  .meta({ id: "Faqs", title: "Questions" });

export type Faq = z.infer<typeof faqSchema>;
export type Faqs = z.infer<typeof faqsSchema>;
