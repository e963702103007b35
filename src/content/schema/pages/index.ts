/** Registry of the single pages, with the shorter of their schemas. */
import type { z } from "zod";
import { calendarDate, group, list, longText, reference, shortText } from "../fields";
import { finderSchema } from "../finder";
import { navLinkSchema } from "../navigation";
import type { routes } from "../../shared/routes";
import { DESCRIPTION_LIMIT, seoSchema } from "../seo";
import { homePageSchema } from "./home";
import { callToActionSchema, heroSchema, itemListSchema, quietHeroSchema, sectionHeadingSchema } from "../sections";

const links = list("Links", "Links to other pages.", navLinkSchema, { min: 1 });

/** `content/pages/about.yml` */
const aboutPageSchema = group("AboutPage", "About", {
  seo: seoSchema.optional(),
  hero: heroSchema,
  story: list("About us", "Paragraphs.", longText("Paragraph", "Plain text."), { min: 1 }),
  reasons: itemListSchema.meta({ title: "Why choose us", description: "Reasons a visitor can check." }),
  values: itemListSchema.meta({ title: "Core values", description: "The four values." }),
  callToAction: callToActionSchema,
});

/** `content/pages/contact.yml`. Phone, email and hours come from business.yml. */
const contactPageSchema = group("ContactPage", "Contact", {
  seo: seoSchema.optional(),
  hero: quietHeroSchema,
  details: sectionHeadingSchema.meta({ title: "Contact details", description: "Above phone, email and hours." }),
  form: sectionHeadingSchema.meta({ title: "Quote form", description: "Above the form." }),
  next: itemListSchema.meta({ title: "What happens next", description: "After a request is sent." }),
  map: sectionHeadingSchema.meta({ title: "Map", description: "Above the map of the service area." }),
});

/** `content/pages/services.yml`. Each service's own file sets whether it has a card. */
const servicesPageSchema = group("ServicesPage", "Services", {
  seo: seoSchema.optional(),
  hero: heroSchema,
  finder: finderSchema
    .optional()
    .meta({ title: "Two questions", description: "What do you own, and what is wrong with it? If empty, they are not shown." }),
  all: sectionHeadingSchema.meta({ title: "Every service", description: "Above the list of every service." }),
  callToAction: callToActionSchema,
});

/** `content/pages/locations.yml` */
const locationsPageSchema = group("LocationsPage", "Service areas", {
  seo: seoSchema.optional(),
  hero: heroSchema,
  map: sectionHeadingSchema.meta({ title: "Map", description: "Above the map." }),
  callToAction: callToActionSchema,
});

/** `content/pages/projects.yml` */
const projectsPageSchema = group("ProjectsPage", "Projects", {
  seo: seoSchema.optional(),
  hero: quietHeroSchema,
  note: longText("Note on the pictures", "Says what the pictures are.").optional(),
  callToAction: callToActionSchema,
});

/** `content/pages/blog.yml` */
const blogPageSchema = group("BlogPage", "Blog", {
  seo: seoSchema.optional(),
  hero: quietHeroSchema,
  guides: sectionHeadingSchema
    .extend({
      first: reference("First guide", "The most popular one. If empty, the newest.", "posts").optional(),
    })
    .meta({ id: "Guides", title: "More guides", description: "Above the list of posts that have no card." }),
  callBox: sectionHeadingSchema.meta({ title: "Call box", description: "At the end of every post." }),
  callToAction: callToActionSchema,
});

/** `content/pages/thank-you.yml` */
const thankYouPageSchema = group("ThankYouPage", "Thank you", {
  seo: seoSchema.optional(),
  hero: quietHeroSchema,
  next: itemListSchema.meta({ title: "What happens next", description: "Steps after the request." }),
  links,
});

/** `content/pages/not-found.yml` */
const notFoundPageSchema = group("NotFoundPage", "Page not found", { seo: seoSchema.optional(), hero: quietHeroSchema, links });

const privacySection = group("PrivacySection", "Section", {
  heading: shortText("Heading", "A few words.", 90),
  paragraphs: list("Paragraphs", "Plain text.", longText("Paragraph", "Plain text."), { min: 1 }),
});

/** Replacements and additions to the privacy page if analytics are on. */
const measuredSchema = group("PrivacyMeasured", "When visits are counted", "Shown if analytics are set under Business.", {
  description: longText("Search description", "Replaces the page's own.", DESCRIPTION_LIMIT),
  text: longText("Text", "Under the heading. Replaces the page's own.", 400),
  cloudflare: privacySection.meta({ title: "With Cloudflare", description: "Shown with measure.cloudflareToken." }),
  plausible: privacySection.meta({ title: "With Plausible", description: "Shown with measure.plausible. {host} is where it runs." }),
});

/** `content/pages/privacy.yml` */
const privacyPageSchema = group("PrivacyPage", "Privacy", {
  seo: seoSchema.optional(),
  hero: quietHeroSchema,
  updated: calendarDate("Last changed", "The day the text last changed."),
  sections: list("Sections", "In the order they are shown.", privacySection, { min: 1 }),
  whenKeptHere: privacySection
    .optional()
    .meta({ title: "When this site keeps requests", description: "Shown with the site's own endpoint. {days} is how long." }),
  whenChecked: privacySection.optional().meta({ title: "When programs are checked for", description: "Shown with a Turnstile site key." }),
  whenNetlify: privacySection.optional().meta({ title: "When Netlify takes the form", description: "Shown with Netlify's forms." }),
  whenMeasured: measuredSchema.optional(),
});

/** A page in src/pages: the pages in `routes`, and the 404 page. */
export type PageName = keyof typeof routes | "notFound";

interface PageFile {
  /** Name in the editor. */
  readonly label: string;
  /** GraphQL type. */
  readonly type: string;
  /** File of its copy, below `content/`. */
  readonly file: string;
  readonly schema: z.ZodObject<{ readonly hero: z.ZodType; readonly seo: z.ZodType }>;
  /** Whether search engines may list it. If so, it is in the sitemap; otherwise it has `noindex`. */
  readonly isIndexed: boolean;
}

/**
 * All single pages, in the order of the editor's menu. Types require an entry for each address in `routes`, and a preview for each entry
 * (src/cms/preview/previews.tsx). All lists of pages derive from this one.
 */
export const pageFiles = {
  homePage: { label: "Home", type: "HomePage", file: "pages/home.yml", schema: homePageSchema, isIndexed: true },
  aboutPage: { label: "About", type: "AboutPage", file: "pages/about.yml", schema: aboutPageSchema, isIndexed: true },
  contactPage: { label: "Contact", type: "ContactPage", file: "pages/contact.yml", schema: contactPageSchema, isIndexed: true },
  servicesPage: { label: "Services", type: "ServicesPage", file: "pages/services.yml", schema: servicesPageSchema, isIndexed: true },
  locationsPage: {
    label: "Service areas",
    type: "LocationsPage",
    file: "pages/locations.yml",
    schema: locationsPageSchema,
    isIndexed: true,
  },
  projectsPage: { label: "Projects", type: "ProjectsPage", file: "pages/projects.yml", schema: projectsPageSchema, isIndexed: true },
  blogPage: { label: "Blog", type: "BlogPage", file: "pages/blog.yml", schema: blogPageSchema, isIndexed: true },
  thankYouPage: { label: "Thank you", type: "ThankYouPage", file: "pages/thank-you.yml", schema: thankYouPageSchema, isIndexed: false },
  notFoundPage: {
    label: "Page not found",
    type: "NotFoundPage",
    file: "pages/not-found.yml",
    schema: notFoundPageSchema,
    isIndexed: false,
  },
  privacyPage: { label: "Privacy", type: "PrivacyPage", file: "pages/privacy.yml", schema: privacyPageSchema, isIndexed: true },
} as const satisfies Readonly<Record<`${PageName}Page`, PageFile>>;

/** Returns whether search engines may list a page. */
export const isIndexed = (name: keyof typeof routes): boolean => pageFiles[`${name}Page`].isIndexed;
