import { z } from "zod";
import { group, internalLink, shortText } from "./fields";

/** A menu entry. */
export const navLinkSchema = group("NavLink", "Link", {
  label: shortText("Label", "One to four words.", 40),
  to: internalLink("Page", "A path such as /about."),
});

const links = (title: string) => z.array(navLinkSchema).meta({ title, description: "In the order they are shown." });

/** A dropdown of services or places, with a last link to the list of all. Each entry's own file sets whether it is in the menu. */
export const navGroupSchema = group("NavGroup", "Menu", {
  label: shortText("Label", "The word on the button.", 40),
  all: navLinkSchema.meta({ title: "Closing link", description: "To the page that lists everything." }),
});

/** `content/settings/navigation.yml`: links in header and footer, except those to services and places. */
export const navigationSchema = group("Navigation", "Menus", {
  header: group("HeaderNavigation", "Header", {
    home: navLinkSchema.meta({ title: "First link", description: "Before the dropdowns." }),
    services: navGroupSchema.meta({ title: "Services menu", description: "The first dropdown." }),
    areas: navGroupSchema.meta({ title: "Service areas menu", description: "The second dropdown." }),
    links: links("Other links"),
  }),
  footer: group("FooterNavigation", "Footer", { quick: links("Quick links"), legal: links("Legal links") }),
});

export type NavLink = z.infer<typeof navLinkSchema>;
