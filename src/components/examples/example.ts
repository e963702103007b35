import type { ReactElement } from "react";
import type { Settings } from "../../content/settings";

/** A component's states by name, shown in the gallery at /_kit and tested with axe. */
export type Examples = Readonly<Record<string, ReactElement>>;

const solidPicture = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="${color}" d="M0 0h3v2H0z"/></svg>`)}`;

/** A plain gray placeholder for pavement before the work, as an inline SVG. */
export const grayPicture = { src: solidPicture("#8f8a80"), alt: "Gray, cracked driveway", caption: "Before the work", file: null };
/** A plain black placeholder for pavement after the work, as an inline SVG. */
export const blackPicture = { src: solidPicture("#1d1b19"), alt: "The same driveway, sealed black", caption: "After the work", file: null };

/** A phone number from the range reserved for fiction (555-0100 to 555-0199). */
export const phone = "(702) 555-0100";

const slugOf = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

/** Returns items whose titles differ in length, to test grid layouts. */
export const items = (count: number): readonly { readonly title: string; readonly description: string; readonly link: string }[] =>
  ["Sealcoating", "Crack filling and asphalt repair", "Striping", "Pothole patching for shops", "Overlay", "Maintenance"]
    .slice(0, count)
    .map((title) => ({
      title,
      description: "This description has two sentences. They are about as long as the sentences on real pages.",
      link: `/services/${slugOf(title)}`,
    }));

const area = (title: string) => ({ title, slug: slugOf(title), path: `/locations/${slugOf(title)}` });

/** Service areas for the map and the footer. */
export const areas = ["Las Vegas", "Henderson", "Summerlin", "North Las Vegas", "Paradise", "Enterprise", "Boulder City"].map(area);

/** A company with every fact that the layout shows. */
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
  priceRange: undefined,
  defaults: { title: "Example", description: "Example", picture: grayPicture },
};

const links = items(5).map(({ title, link }) => ({ label: title, to: link }));
const group = (label: string) => ({ label, links, all: { label: `All ${label.toLowerCase()}`, to: "/services" } });

/** A header menu with both dropdowns. */
export const headerNavigation = {
  home: { label: "Home", to: "/" },
  services: group("Services"),
  areas: group("Service areas"),
  links: [{ label: "Contact", to: "/contact" }],
};

/** The footer's three link lists. */
export const footerNavigation = { quick: links, services: links, legal: [{ label: "Privacy", to: "/privacy" }] };

/** Posts for the blog list, oldest first. The last post has no picture. */
export const posts = items(3).map(({ title, description, link }, index) => ({
  path: link.replace("/services", "/blog"),
  title,
  excerpt: description,
  author: "Crew lead",
  date: `2025-10-0${index + 1}`,
  picture: index === 2 ? null : blackPicture,
}));

/** Links to related pages in three collections. */
export const related = [
  { heading: "Services", links: items(3).map(({ title, link }) => ({ title, path: link })) },
  { heading: "Service areas", links: areas.slice(0, 2) },
  { heading: "Guides", links: posts.map(({ title, path }) => ({ title, path })) },
];
