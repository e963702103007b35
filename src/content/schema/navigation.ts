import type { z } from "zod";
import { group, internalLink, list, shortText } from "./fields";

/** A menu entry. */
export const navLinkSchema = group("Link", {
  label: shortText("Label", "One to four words.", 40),
  to: internalLink("Page", "A path such as /about."),
}).meta({ id: "NavLink" });

const links = (title: string) => list(title, "In the order they are shown.", navLinkSchema);

/** A dropdown of services or places. Its last link leads to the full list. Each entry's file sets whether the entry is in the menu. */
export const navGroupSchema = group("Menu", {
  label: shortText("Label", "The word on the button.", 40),
  all: navLinkSchema.meta({ title: "Closing link", description: "Leads to the page that lists everything." }),
});

/** `content/settings/navigation.yml`: links in the header and footer, except links to services and places. */
export const navigationSchema = group("Menus", {
  header: group("Header", {
    home: navLinkSchema.meta({ title: "First link", description: "Before the dropdowns." }),
    services: navGroupSchema.meta({ title: "Services menu", description: "The first dropdown." }),
    areas: navGroupSchema.meta({ title: "Service areas menu", description: "The second dropdown." }),
    links: links("Other links"),
  }),
  footer: group("Footer", { quick: links("Quick links"), legal: links("Legal links") }),
});

export type NavLink = z.infer<typeof navLinkSchema>;
