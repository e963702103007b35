import { LIST_KINDS } from "../shared/constants";
import { choice, group, longText, shortText, sourceList, toggle } from "./fields";
import { footerPlaceSchema, formPlaceSchema, formValue, menuPlaceSchema, preselectedFor, publishFields, serviceCardSchema } from "./entry";
import { serviceExtras } from "./extras";
import { beforeAfterSchema, callToActionSchema, faqsSchema, heroSchema, itemListSchema, relatedSchema, seoSchema } from "./sections";

/** Front matter of `content/services/<slug>.md`. The body is the page's text. */
export const serviceSchema = group("Service", {
  title: shortText("Service name", "As menus and cards show it.", 60),
  summary: longText("Summary", "One sentence for cards and lists of services.", 200),
  seo: seoSchema.optional(),
  hero: heroSchema,
  listKind: choice("Kind of list", "Steps are numbered, scope items are a checklist, services are cards.", LIST_KINDS),
  list: itemListSchema.meta({ title: "Steps, scope or services", description: "The page's main list." }),
  benefits: itemListSchema.meta({ title: "Benefits", description: "What the customer gains, or the reasons to choose us." }),
  beforeAfter: beforeAfterSchema.optional(),
  accessibleParking: toggle("About accessible parking", "Marks the page in the blue of accessible stalls.").meta({ renamedFrom: "access" }),
  photos: toggle("Asks for photos", "Ends the page with a button for each way to send photos."),
  ...serviceExtras,
  faqs: faqsSchema,
  callToAction: callToActionSchema,
  related: relatedSchema,
  sources: sourceList(),
  menu: menuPlaceSchema.optional(),
  card: serviceCardSchema.optional(),
  footer: footerPlaceSchema.optional(),
  form: formPlaceSchema.optional(),
  formValue,
  preselectedFor,
  ...publishFields,
}).meta({ id: "Service" });
