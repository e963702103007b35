import type { ReactElement } from "react";
import type { Settings } from "../../content/settings";

/** States of a component by name, shown in the gallery at /_kit and tested with axe. */
export type Examples = Readonly<Record<string, ReactElement>>;

const drawn = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="${color}" d="M0 0h3v2H0z"/></svg>`)}`;

/** A gray surface before the work, as an inline SVG. */
export const grayPicture = { src: drawn("#8f8a80"), alt: "Gray, cracked driveway", caption: "Before the work", file: null };
/** The same surface in black, after the work. */
export const blackPicture = { src: drawn("#1d1b19"), alt: "The same driveway, sealed black", caption: "After the work", file: null };

/** A number from the range reserved for fiction (555-0100 to 555-0199). */
export const phone = "(702) 555-0100";

/** Returns points with titles of different lengths, to test a grid. */
export const items = (count: number): readonly { readonly title: string; readonly description: string; readonly link: string }[] =>
  ["Sealcoating", "Crack filling and asphalt repair", "Striping", "Pothole patching for shops", "Overlay", "Maintenance"]
    .slice(0, count)
    .map((title) => ({
      title,
      description: "Two sentences say what it is. They are about as long as those of the real pages.",
      link: `/services/${title.toLowerCase().replaceAll(" ", "-")}`,
    }));

const area = (title: string) => ({
  title,
  slug: title.toLowerCase().replaceAll(" ", "-"),
  path: `/locations/${title.toLowerCase().replaceAll(" ", "-")}`,
});

/** Places as the map and the footer list them. */
export const areas = ["Las Vegas", "Henderson", "Summerlin", "North Las Vegas", "Paradise", "Enterprise", "Boulder City"].map(area);

/** A company with all facts that the layout shows. */
export const business: Settings["business"] = {
  name: "Example Sealcoating",
  shortName: "Example",
  phone,
  email: "hello@example.com",
  timeZone: "America/Los_Angeles",
  siteUrl: "https://www.example.com",
  license: "0000000",
  address: { locality: "Las Vegas", region: "NV", state: "Nevada", country: "US" },
  closedDays: [{ date: "2026-11-26", reason: "Thanksgiving Day" }],
  hours: [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "07:00", closes: "18:00" }],
  responseHours: 24,
  sample: true,
  warrantyYears: 2,
  areas,
  social: { facebook: "https://www.facebook.com/example" },
  delivery: {},
  defaults: { title: "Example", description: "Example", picture: grayPicture },
};

const links = items(5).map(({ title, link }) => ({ label: title, to: link }));
const group = (label: string) => ({ label, links, all: { label: `All ${label.toLowerCase()}`, to: "/services" } });

/** Menus with both dropdowns. */
export const headerNavigation = {
  home: { label: "Home", to: "/" },
  services: group("Services"),
  areas: group("Service areas"),
  links: [{ label: "Contact", to: "/contact" }],
};

/** The three lists of links in the footer. */
export const footerNavigation = { quick: links, services: links, legal: [{ label: "Privacy", to: "/privacy" }] };

/** Cards of the blog list, newest first. */
export const posts = items(3).map(({ title, description, link }, index) => ({
  path: link.replace("/services", "/blog"),
  title,
  excerpt: description,
  author: "Crew lead",
  date: `2025-10-0${index + 1}`,
  picture: index === 2 ? null : blackPicture,
}));

/** Links to related pages of three collections. */
export const related = [
  { heading: "Services", links: items(3).map(({ title, link }) => ({ title, path: link })) },
  { heading: "Service areas", links: areas.slice(0, 2) },
  { heading: "Guides", links: posts.map(({ title, path }) => ({ title, path })) },
];
