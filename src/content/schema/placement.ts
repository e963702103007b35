/** Where an entry stands besides its own page: in menus and lists. The entry says so itself, so that it comes and goes whole. */
import { z } from "zod";
import { internalLink, longText, shortText, type FieldMeta } from "./fields";
import { plainPictureSchema } from "./picture";

/** Makes the number by which entries of a list are sorted; those with one number stand by their titles. */
export const position = (meta: FieldMeta) =>
  z
    .int()
    .min(1)
    .max(999)
    .meta({ ...meta, widget: "number" });

const order = position({ title: "Position", description: "1 comes first. Those with the same number stand by the alphabet." });

const label = (description: string) => shortText({ title: "Label", description }, 40);

/** The link in one of the header's dropdowns. */
export const menuPlaceSchema = z
  .strictObject({ order, label: label("One to four words. Left out, the page's title.").optional() })
  .meta({ id: "MenuPlace", title: "In the menu", description: "In the header's dropdown. Left out, the page is not in it." });

/** The link in the footer. */
export const footerPlaceSchema = z
  .strictObject({
    order,
    label: label("One or two words. Left out, the page's title.").optional(),
    link: internalLink({ title: "Link", description: "Another address that leads to the page. Left out, its own." }).optional(),
  })
  .meta({ id: "FooterPlace", title: "In the footer", description: "Among the footer's services. Left out, the page is not among them." });

/** The card on the home page and on the list of services. */
export const serviceCardSchema = z
  .strictObject({
    order,
    title: shortText({ title: "Title", description: "A few words. Left out, the page's title." }, 80).optional(),
    description: longText({ title: "Text", description: "One to three sentences." }, 600),
    link: internalLink({ title: "Link", description: "Another address that leads to the page. Left out, its own." }).optional(),
    picture: plainPictureSchema.optional().meta({ title: "Picture", description: "Shown on the list of services alone." }),
  })
  .meta({
    id: "ServiceCard",
    title: "Card",
    description: "Among the main services, on the home page and on the list of services. Left out, the page has no card.",
  });
