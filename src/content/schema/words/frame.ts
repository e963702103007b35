/** Strings of the layout, and of buttons on many pages. */
import { COLLECTIONS, perFolder } from "../../shared/collections";
import { group } from "../fields";
import { word } from "./word";

const namesOfCollection = group("CollectionWords", "Collection", {
  crumb: word("Breadcrumb", "Above each page of the collection.", { max: 30 }),
  heading: word("Heading", "Above links to its pages: related pages, and llms.txt.", { max: 30 }),
});

export const frameWords = {
  header: group("HeaderWords", "Header", {
    skip: word("Skip link", "The first stop of the Tab key."),
    main: word("Main menu, for screen readers", "The name of the row of links."),
    menu: word("Menu button", "On narrow screens, and the name of the menu that it opens.", { max: 12 }),
  }),
  buttons: group("ButtonWords", "Buttons", {
    estimate: word("Estimate button", "Leads to the quote form, on most pages.", { max: 30 }),
    call: word("Call button", "With the number.", { holds: ["phone"], max: 30 }),
    callShort: word("Call button of the call bar", "Without the number.", { max: 12 }),
    quote: word("Quote button under posts", "Leads to the quote form.", { max: 30 }),
  }),
  callBar: group("CallBarWords", "Call bar", {
    label: word("Call bar, for screen readers", "The bar at the bottom of narrow screens."),
  }),
  footer: group("FooterWords", "Footer", {
    quick: word("Quick links", "Heading.", { max: 30 }),
    services: word("Service links", "Heading.", { max: 30 }),
    hours: word("Hours", "Heading.", { max: 30 }),
    serving: word("Places served", "One sentence.", { holds: ["areas"] }),
    copyright: word("Copyright line", "The last line of every page.", { holds: ["year", "company", "license"], max: 100 }),
    pictures: word(
      "What the pictures are",
      "After the copyright line, such as that they are renderings. If empty, nothing is shown.",
    ).default(""),
    social: word("Social profiles, for screen readers", "The name of the row of icons."),
    facebook: word("Facebook, for screen readers", "The name of the icon's link."),
    instagram: word("Instagram, for screen readers", "The name of the icon's link."),
    google: word("Google, for screen readers", "The name of the icon's link."),
    yelp: word("Yelp, for screen readers", "The name of the icon's link."),
  }),
  crumbs: group("CrumbWords", "Breadcrumbs", {
    label: word("Breadcrumbs, for screen readers", "The name of the way from home to a page."),
    home: word("Home", "First crumb.", { max: 30 }),
  }),
  /** Strings of each collection. */
  collections: group(
    "CollectionsWords",
    "Collections",
    perFolder((name) => namesOfCollection.meta({ title: COLLECTIONS[name].label })),
  ),
};
