import type { z } from "zod";
import { group, internalLink, list, longText, shortText } from "./fields";

/** A named point with its explanation: a step, a benefit, a value, a service in a list. */
export const itemSchema = group("Item", "Item", {
  title: shortText({ title: "Title", description: "A few words." }, 80),
  description: longText({ title: "Text", description: "One to three sentences." }, 600),
  link: internalLink({ title: "Link", description: "A page of this site that says more, such as /services/crack-repair." }).optional(),
});

/** A section of a page: a heading, an optional line under it, and its items. */
export const itemListSchema = group("ItemList", "List", {
  heading: shortText({ title: "Heading", description: "The section's heading." }, 90),
  text: longText({ title: "Introduction", description: "A sentence or two under the heading." }, 600).optional(),
  items: list("Items", "In the order they are shown.", itemSchema, { min: 1 }),
});

export type Item = z.infer<typeof itemSchema>;
export type ItemList = z.infer<typeof itemListSchema>;
