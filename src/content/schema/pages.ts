/** Registry of the single pages. */
import { type z } from "zod";
import type { routes } from "../shared/routes";
import { calendarDate, fileOf, group, internalLink, list, longText, pattern, priceKind, reference, shortText } from "./fields";
import { navLinkSchema } from "./navigation";
import { pictureSchema } from "./picture";
import { beforeAfterSchema, callToActionSchema, faqsSchema, heroSchema, itemListSchema, quietHeroSchema } from "./sections";
import { DESCRIPTION_LIMIT, sectionHeadingSchema, seoSchema } from "./sections";

/** Builds the registry entry of a page's file, `content/pages/<name>.yml`. A page may set its own search title and description. */
const page = <Hero extends z.ZodObject, Fields extends Readonly<Record<string, z.ZodType>>>(
  name: string,
  type: string,
  title: string,
  hero: Hero,
  fields: Fields,
) => fileOf(`pages/${name}.yml`, group(title, { seo: seoSchema.optional(), hero, ...fields }).meta({ id: type }));

const links = list("Links", "Links to other pages.", navLinkSchema).min(1);

/** A "door": a choice that says who the visitor is, such as "I own a home", with the pages for that visitor. */
const doorSchema = group("Choice", {
  owner: shortText("Who", "In the reader's own words, such as: I own a home.", 60),
  anchor: pattern(
    "Anchor",
    "The part after # in links to this choice, such as homeowner in /services#homeowner.",
    /^[a-z]+(?:-[a-z]+)*$/,
    "lowercase letters and single hyphens",
  ),
  link: internalLink("Page", "The page for this reader to start with."),
  sees: list("What you see", "Each problem, with the page that covers it.", navLinkSchema).min(1),
}).meta({ id: "Door" });

const privacySection = group("Section", {
  heading: shortText("Heading", "A few words.", 90),
  paragraphs: list("Paragraphs", "Plain text.", longText("Paragraph", "Plain text.")).min(1),
}).meta({ id: "PrivacySection" });

const sectionIf = (title: string, description: string) => privacySection.meta({ title, description });

/** Text that replaces or extends the privacy page's own text while analytics are on. */
const measuredSchema = group("When visits are counted", {
  description: longText("Search description", "Replaces the page's own search description.", DESCRIPTION_LIMIT),
  text: longText("Text", "Replaces the page's own text under the heading.", 400),
  cloudflare: sectionIf("With Cloudflare", "Shown if analytics.cloudflareToken is set in hosting.yml."),
  plausible: sectionIf(
    "With Plausible",
    "Shown if analytics.plausible is set in hosting.yml. {host} becomes the address of the Plausible server.",
  ),
}).meta({ id: "PrivacyMeasured", description: "Shown if analytics are set in hosting.yml." });

/** Name of a page in src/pages: a page in `routes`, or the 404 page. */
export type PageName = keyof typeof routes | "notFound";

/**
 * All single pages, in the order of the CMS menu. The types require an entry for each page in `routes`, and a preview for each entry
 * (src/cms/preview/previews.tsx). Every other list of single pages is derived from this registry.
 */
export const pageFiles = {
  // Service cards come from the services, reviews from testimonials.yml.
  homePage: page("home", "HomePage", "Home", heroSchema, {
    doors: sectionHeadingSchema
      .extend({
        link: navLinkSchema
          .optional()
          .meta({ title: "Extra link", description: "A link after the choices, for visitors whom none of them fits." }),
      })
      .optional()
      .meta({ id: "HomeDoors", title: "Choices", description: "The choices from the services page. Leave empty to hide them." }),
    gallery: sectionHeadingSchema
      .extend({ pictures: list("Pictures", "Surfaces close up and from afar.", pictureSchema) })
      .meta({ id: "HomeGallery", title: "Picture gallery" }),
    reasons: itemListSchema.meta({ title: "Why choose us", description: "Reasons a visitor can check." }),
    services: sectionHeadingSchema.meta({ title: "Services", description: "Above the service cards." }),
    prices: priceKind(),
    process: itemListSchema.meta({ title: "How it works", description: "The four steps of a job." }),
    work: sectionHeadingSchema
      .extend({ pairs: list("Before and after", "Pairs of pictures, each taken from the same spot.", beforeAfterSchema) })
      .meta({ id: "HomeWork", title: "Work gallery" }),
    areas: sectionHeadingSchema.meta({ title: "Service areas", description: "Above the map." }),
    testimonials: sectionHeadingSchema.meta({ title: "Reviews", description: "Above the reviews." }),
    faqs: faqsSchema,
    callToAction: callToActionSchema,
  }),
  aboutPage: page("about", "AboutPage", "About", heroSchema, {
    story: list("About us", "Paragraphs.", longText("Paragraph", "Plain text.")).min(1),
    reasons: itemListSchema.meta({ title: "Why choose us", description: "Reasons a visitor can check." }),
    values: itemListSchema.meta({ title: "Core values", description: "The four values." }),
    callToAction: callToActionSchema,
  }),
  // Phone, email, address and hours come from business.yml.
  contactPage: page("contact", "ContactPage", "Contact", quietHeroSchema, {
    details: sectionHeadingSchema.meta({ title: "Contact details", description: "Above phone, email and address." }),
    form: sectionHeadingSchema.meta({ title: "Quote form", description: "Above the form." }),
    next: itemListSchema.meta({ title: "What happens next", description: "After a request is sent." }),
    map: sectionHeadingSchema.meta({ title: "Map", description: "Above the map of the service area." }),
  }),
  // Each service's own file sets whether the service has a card.
  servicesPage: page("services", "ServicesPage", "Services", heroSchema, {
    finder: sectionHeadingSchema
      .extend({ doors: list("Choices", "One for each kind of visitor, such as homeowners.", doorSchema).min(1) })
      .optional()
      .meta({ title: "Two questions", description: "What do you own, and what is wrong with it? Leave empty to hide the questions." }),
    all: sectionHeadingSchema.meta({ title: "Every service", description: "Above the list of every service." }),
    callToAction: callToActionSchema,
  }),
  locationsPage: page("locations", "LocationsPage", "Service areas", heroSchema, {
    map: sectionHeadingSchema.meta({ title: "Map", description: "Above the map." }),
    callToAction: callToActionSchema,
  }),
  projectsPage: page("projects", "ProjectsPage", "Projects", quietHeroSchema, {
    note: longText("Note on the pictures", "Say what the pictures are.").optional(),
    callToAction: callToActionSchema,
  }),
  blogPage: page("blog", "BlogPage", "Blog", quietHeroSchema, {
    guides: sectionHeadingSchema
      .extend({ first: reference("First guide", "The most popular guide. Leave empty to start with the newest.", "posts").optional() })
      .meta({ id: "Guides", title: "More guides", description: "Above the list of posts that have no card." }),
    callBox: sectionHeadingSchema.meta({ title: "Call box", description: "At the end of every post." }),
    callToAction: callToActionSchema,
  }),
  thankYouPage: page("thank-you", "ThankYouPage", "Thank you", quietHeroSchema, {
    next: itemListSchema.meta({ title: "What happens next", description: "The steps after a request is sent." }),
    links,
  }),
  notFoundPage: page("not-found", "NotFoundPage", "Page not found", quietHeroSchema, { links }),
  privacyPage: page("privacy", "PrivacyPage", "Privacy", quietHeroSchema, {
    updated: calendarDate("Last changed", "The day on which the text last changed."),
    sections: list("Sections", "In the order they are shown.", privacySection).min(1),
    whenKeptHere: sectionIf("When this site keeps requests", "Shown if the site stores requests. {days} becomes a number.").optional(),
    whenChecked: sectionIf("When the form checks for bots", "Shown if a Turnstile site key is set.").optional(),
    whenNetlify: sectionIf("When Netlify receives the form", "Shown if Netlify's forms are on.").optional(),
    whenMeasured: measuredSchema.optional(),
  }),
} satisfies Readonly<Record<`${PageName}Page`, unknown>>;

/** Checks whether search engines may list a page. Pages that they may list are in the sitemap; other pages have `noindex`. */
export const isIndexed = (name: keyof typeof routes): boolean => name !== "thankYou";
