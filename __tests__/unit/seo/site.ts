/** Data of the company and its pages, for tests of heads. */
import type { HeadPage, HeadSite } from "../../../src/seo/page";

/** The company's data for heads and structured data. */
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
  areas: ["las-vegas", "henderson"].map((slug) => ({ slug, title: slug, path: `/locations/${slug}` })),
  social: { instagram: undefined },
  defaults: { title: "Default title", description: "Default description.", picture: { src: "/images/lot.jpg", alt: "A sealed lot" } },
};

const gatsbyImageData = {
  width: 1600,
  height: 1067,
  images: { fallback: { src: "/static/a/lot-400.jpg", srcSet: "/static/a/lot-400.jpg 400w,\n/static/b/lot-1600.jpg 1600w" } },
};

/** A local picture, as the page query returns it. */
export const picture = { src: "/images/lot.jpg", alt: "A lot at dawn", caption: "Dawn", file: { childImageSharp: { gatsbyImageData } } };

const crumbsTo = (title: string, path: string) => [
  { title: "Home", path: "/" },
  { title, path },
];

/** A service's page with steps, questions and breadcrumbs. */
export const servicePage: HeadPage = {
  path: "/services/sealcoating",
  title: "Sealcoating",
  description: "A coat for asphalt.",
  picture,
  crumbs: crumbsTo("Sealcoating", "/services/sealcoating"),
  topic: { kind: "service", name: "Sealcoating", description: "A coat that shields asphalt." },
};

/** A post with dates, author and breadcrumbs. */
export const postPage: HeadPage = {
  path: "/blog/how-often",
  title: "How often",
  description: "Every 2-3 years.",
  picture,
  crumbs: crumbsTo("How often", "/blog/how-often"),
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
export const locationPage: HeadPage = { path: "/locations/henderson", title: "Henderson", picture, topic: { kind: "location" } };

/** The home page, which has no title. */
export const homePage: HeadPage = { path: "/", topic: { kind: "home" }, picture };
