/** Fields that entries share: addresses, publication, and positions in menus and lists. */
import { PRICED_WORK } from "../shared/constants";
import { addressPart, calendarDate, choice, group, internalLink, list, longText, publishDate, shortText, toggle } from "./fields";
import { amount } from "./figures";
import { plainPictureSchema } from "./picture";

/**
 * Address fields of every entry: the current address, which may differ from the file name, and old addresses.
 * When an address changes, the CMS adds the old address to `formerly`, unless it is the file's name, which always redirects
 * (src/cms/admin/saving-check.ts).
 */
export const addressFields = {
  address: addressPart(
    "Address",
    "The last part of the page's address. Leave empty to use the file's name, which the field shows in gray. You can change it at any time: the old address redirects to the new one.",
  )
    .meta({ widget: "address" })
    .optional(),
  formerly: list(
    "Old addresses",
    "They redirect to the page, as the file's name does. When you change the address, the editor adds the old one, unless it is the file's name.",
    addressPart("Old address", "The last part of an address that the page used to have."),
  ).default([]),
};

/** Address and publication fields of services and places. */
export const publishFields = {
  ...addressFields,
  updated: calendarDate(
    "Last changed",
    "The date of the last substantial change; ignore small wording fixes. Search engines use it to decide when to revisit the page.",
  ).optional(),
  publishOn: publishDate("Publish on", "The page appears on this day. Leave empty to publish right away.").optional(),
  draft: toggle("Draft", "A draft is not on the public site, and may be incomplete."),
};

/** Builds a field for the sort position of an entry. Entries with the same position are sorted by title. */
export const position = (title: string, description: string) => amount(title, description, { min: 1, max: 999 });

const order = position("Position", "1 comes first. Entries with the same number are sorted by the page's title.");

const label = (description: string) => shortText("Label", description, 40);

/** A link in one of the header's dropdowns. It is part of the entry's file, so that deleting the entry also deletes the link. */
export const menuPlaceSchema = group("In the menu", {
  order,
  label: label("One to four words. Leave empty to use the page's title.").optional(),
}).meta({ id: "MenuPlace", description: "In one of the header's dropdowns. Leave empty to keep the page out of the menu." });

/** The link in the footer. */
export const footerPlaceSchema = group("In the footer", {
  order,
  label: label("One or two words. Leave empty to use the page's title.").optional(),
  link: internalLink("Link", "Another address that leads to the page. Leave empty to use the page's own.").optional(),
}).meta({ id: "FooterPlace", description: "Among the services in the footer. Leave empty to keep the page out of the footer." });

/** The card on the home page and on the list of services. */
export const serviceCardSchema = group("Card", {
  order,
  title: shortText("Title", "A few words. Leave empty to use the page's title.", 80).optional(),
  description: longText("Text", "One to three sentences.", 600),
  link: internalLink("Link", "Another address that leads to the page. Leave empty to use the page's own.").optional(),
  picture: plainPictureSchema.optional().meta({ title: "Picture", description: "Shown only on the list of services." }),
}).meta({ id: "ServiceCard", description: "On the home page and the list of services. Leave empty for no card." });

/** The service's choice in the quote form. */
export const formPlaceSchema = group("In the quote form", {
  order,
  label: label("One to four words. Leave empty to use the page's title.").optional(),
}).meta({ id: "FormPlace", description: "Among the services in the quote form. Leave empty to keep the page out of the form." });

/** The value that the quote form sends for a service. Translations have the English value. */
export const formValue = addressPart(
  "Value in the quote form",
  "What the form sends for this service. Leave empty to use the file's name.",
).optional();

/** The work whose estimate links preselect the service in the quote form. Translations have the English value. */
export const preselectedFor = list(
  "Preselected for",
  "Estimate links about this work, such as the calculator's, select this service in the quote form. If several services in the form have the same work, links select the first.",
  choice("Work", "The calculator asks about driveways and lots, the crack gauge about cracks and patches.", PRICED_WORK),
).optional();
