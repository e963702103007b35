import { callToActionSchema } from "../call-to-action";
import { heroSchema } from "../hero";
import { itemListSchema } from "../items";
import { seoSchema } from "../seo";
import { group, list, longText } from "../fields";

/** `content/pages/about.yml` */
export const aboutPageSchema = group("AboutPage", "About", {
  seo: seoSchema.optional(),
  hero: heroSchema,
  story: list("About us", "Paragraphs.", longText({ title: "Paragraph", description: "Plain text." }), { min: 1 }),
  reasons: itemListSchema.meta({ title: "Why choose us", description: "Reasons a visitor can check." }),
  values: itemListSchema.meta({ title: "Core values", description: "The four values." }),
  callToAction: callToActionSchema,
});
