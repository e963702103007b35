import { group } from "../fields";
import { quietHeroSchema } from "../hero";
import { itemListSchema } from "../items";
import { sectionHeadingSchema } from "../section-heading";
import { seoSchema } from "../seo";

/** `content/pages/contact.yml`. Phone, email and hours come from business.yml. */
export const contactPageSchema = group("ContactPage", "Contact", {
  seo: seoSchema.optional(),
  hero: quietHeroSchema,
  details: sectionHeadingSchema.meta({ title: "Contact details", description: "Above phone, email and hours." }),
  form: sectionHeadingSchema.meta({ title: "Quote form", description: "Above the form." }),
  next: itemListSchema.meta({ title: "What happens next", description: "After a request is sent." }),
  map: sectionHeadingSchema.meta({ title: "Map", description: "Above the map of the service area." }),
});
