import { z } from "zod";
import { callToActionSchema } from "../call-to-action";
import { heroSchema } from "../hero";
import { itemListSchema } from "../items";
import { seoSchema } from "../seo";
import { longText } from "../fields";

/** `content/pages/about.yml` */
export const aboutPageSchema = z
  .strictObject({
    seo: seoSchema.optional(),
    hero: heroSchema,
    story: z
      .array(longText({ title: "Paragraph", description: "Plain text." }))
      .min(1)
      .meta({ title: "About us", description: "Paragraphs." }),
    reasons: itemListSchema.meta({ title: "Why choose us", description: "Reasons a visitor can check." }),
    values: itemListSchema.meta({ title: "Core values", description: "The four values." }),
    callToAction: callToActionSchema,
  })
  .meta({ id: "AboutPage", title: "About" });
