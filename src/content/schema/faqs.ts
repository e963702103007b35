import type { z } from "zod";
import { group, list, longText, shortText } from "./fields";

/** A question visitors ask, and its answer in plain text. */
export const faqSchema = group("Faq", "Question", {
  question: shortText({ title: "Question", description: "As a customer would ask it." }, 160),
  answer: longText({ title: "Answer", description: "Two to four sentences, plain text." }, 1200),
});

/** The questions section of a page. */
export const faqsSchema = group("Faqs", "Questions", {
  heading: shortText({ title: "Heading", description: "The heading above the questions." }, 90),
  items: list("Questions", "In the order they are shown.", faqSchema, { min: 1 }),
});

export type Faq = z.infer<typeof faqSchema>;
export type Faqs = z.infer<typeof faqsSchema>;
