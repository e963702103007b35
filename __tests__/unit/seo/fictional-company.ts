/** A fictional company and its pages, for tests of page heads and structured data. */
import type { HeadPage, HeadSite } from "../../../src/seo/page";

/** The company's data for page heads and structured data. */
export const site: HeadSite = {
  name: "Mojave Blacktop Sealcoating",
  shortName: "Mojave Blacktop",
  phone: "(702) 555-0142",
  email: "estimates@mojaveblacktop.example",
  timeZone: "America/Los_Angeles",
  license: "0000000",
  siteUrl: "https://www.mojaveblacktop.example",
  address: { locality: "Las Vegas", region: "NV", state: "Nevada", country: "US" },
  closedDays: [],
  hours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "07:00", closes: "18:00" },
    { days: ["Saturday"], opens: "08:00", closes: "16:00" },
  ],
  priceRange: undefined,
  areas: ["las-vegas", "henderson"].map((slug) => ({ slug, title: slug, path: `/locations/${slug}` })),
  social: { instagram: undefined },
  defaults: { title: "Default title", description: "Default description.", picture: { src: "/images/lot.jpg", alt: "A sealed lot" } },
};

/** A service's page. */
export const servicePage: HeadPage = {
  path: "/services/sealcoating",
  title: "Sealcoating",
  topic: { kind: "service", name: "Sealcoating", description: "A coat that shields asphalt." },
};

/** A post with an author and two dates. */
export const postPage: HeadPage = {
  path: "/blog/how-often",
  title: "How often",
  topic: {
    kind: "post",
    headline: "How often",
    excerpt: "Every 2-3 years.",
    author: "Mojave Blacktop",
    date: "2025-10-01",
    updated: "2025-12-24",
  },
};

/** A place's page. */
export const locationPage: HeadPage = { path: "/locations/henderson", title: "Henderson", topic: { kind: "location" } };

/** The home page, which has no title. */
export const homePage: HeadPage = { path: "/", topic: { kind: "home" } };
