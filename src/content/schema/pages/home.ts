import { group, list, priceKind } from "../fields";
import { navLinkSchema } from "../navigation";
import { pictureSchema } from "../picture";
import { seoSchema } from "../seo";
import { beforeAfterSchema, callToActionSchema, faqsSchema, heroSchema, itemListSchema, sectionHeadingSchema } from "../sections";

/** `content/pages/home.yml`. Service cards come from the services, reviews from testimonials.yml. */
export const homePageSchema = group("HomePage", "Home", {
  seo: seoSchema.optional(),
  hero: heroSchema,
  doors: sectionHeadingSchema
    .extend({
      link: navLinkSchema.optional().meta({ title: "One more way", description: "Beside the choices." }),
    })
    .optional()
    .meta({ id: "HomeDoors", title: "Choices", description: "The choices from the services page. If empty, they are not shown." }),
  gallery: sectionHeadingSchema
    .extend({ pictures: list("Pictures", "Surfaces close up and from afar.", pictureSchema) })
    .meta({ id: "HomeGallery", title: "Picture gallery" }),
  reasons: itemListSchema.meta({ title: "Why choose us", description: "Reasons a visitor can check." }),
  services: sectionHeadingSchema.meta({ title: "Services", description: "Above the service cards." }),
  prices: priceKind(),
  process: itemListSchema.meta({ title: "How it works", description: "The four steps of a job." }),
  work: sectionHeadingSchema
    .extend({ pairs: list("Before and after", "Pairs taken from one spot.", beforeAfterSchema) })
    .meta({ id: "HomeWork", title: "Work gallery" }),
  areas: sectionHeadingSchema.meta({ title: "Service areas", description: "Above the map." }),
  testimonials: sectionHeadingSchema.meta({ title: "Reviews", description: "Above the reviews." }),
  faqs: faqsSchema,
  callToAction: callToActionSchema,
});
