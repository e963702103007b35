/** An entry's links in menus and lists. They are in the entry's own file, so that they are added and removed with it. */
import { group, internalLink, longText, shortText } from "./fields";
import { amount } from "./figures";
import { plainPictureSchema } from "./picture";

/** Builds a field for the sort position of an entry. Entries with the same position are sorted by title. */
export const position = (title: string, description: string) => amount(title, description, { min: 1, max: 999 });

const order = position("Position", "1 comes first. Entries with the same number are sorted alphabetically.");

const label = (description: string) => shortText("Label", description, 40);

/** The link in one of the header's dropdowns. */
export const menuPlaceSchema = group("In the menu", {
  order,
  label: label("One to four words. If empty, the page's title.").optional(),
}).meta({ id: "MenuPlace", description: "In the header's dropdown. If empty, the page is not in the menu." });

/** The link in the footer. */
export const footerPlaceSchema = group("In the footer", {
  order,
  label: label("One or two words. If empty, the page's title.").optional(),
  link: internalLink("Link", "Another address that leads to the page. If empty, the page's own.").optional(),
}).meta({ id: "FooterPlace", description: "Among the footer's services. If empty, the page is not in the footer." });

/** The card on the home page and on the list of services. */
export const serviceCardSchema = group("Card", {
  order,
  title: shortText("Title", "A few words. If empty, the page's title.", 80).optional(),
  description: longText("Text", "One to three sentences.", 600),
  link: internalLink("Link", "Another address that leads to the page. If empty, the page's own.").optional(),
  picture: plainPictureSchema.optional().meta({ title: "Picture", description: "Shown only on the list of services." }),
}).meta({ id: "ServiceCard", description: "On the home page and the list of services. If empty, the page has no card." });
