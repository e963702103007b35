import { group, list, longText, reference, shortText, sourceList, toggle } from "./fields";
import { menuPlaceSchema, position, publishFields } from "./entry";
import { callToActionSchema, faqsSchema, heroSchema, itemListSchema, relatedSchema, seoSchema } from "./sections";

/** A link from a place to a service, with a sentence about the service there. */
export const serviceLinkSchema = group("Service link", {
  service: reference("Service", "The service's page.", "services"),
  description: longText("Text", "What people in this place need this service for.", 400),
}).meta({ id: "ServiceLink" });

/** Front matter of `content/locations/<slug>.md`. The body is the page's introduction and text. */
export const locationSchema = group("Place", {
  title: shortText("Place", "The place's name, as menus and cards show it.", 60),
  summary: longText("Summary", "One sentence for the card on the service areas page.", 200),
  seo: seoSchema.optional(),
  hero: heroSchema,
  benefits: itemListSchema.meta({ title: "Why sealcoat here", description: "What sealcoating does in this place." }).optional(),
  services: group("Services here", {
    heading: shortText("Heading", "The section's heading.", 90),
    items: list("Service links", "Services that people here ask for. Leave empty to list every service.", serviceLinkSchema).default([]),
  }).meta({ id: "ServiceLinks" }),
  faqs: faqsSchema,
  callToAction: callToActionSchema,
  related: relatedSchema,
  sources: sourceList(),
  menu: menuPlaceSchema.optional(),
  served: position(
    "Position among the areas served",
    "Order in lists and on the map: 1 comes first. Leave empty if the place should not be listed as served.",
  ).optional(),
  listed: toggle("On the service areas page", "If this is off, the page exists but has no card.", true),
  ...publishFields,
}).meta({ id: "Location" });
