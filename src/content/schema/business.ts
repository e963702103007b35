import { z } from "zod";
import { corrections, emailAddress, group, httpsUrl, list, pattern, shortText, toggle, usPhone } from "./fields";
import { amount } from "./figures";
import { closedDays, openingHours } from "./opening-hours";

/** Checks whether Intl supports a time zone name. Rejects offsets such as +01:00, which have no daylight saving time. */
const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return /^[A-Z]/.test(name);
  } catch {
    return false;
  }
};

const profile = (network: string) => httpsUrl(network, "The address of the company's profile. Leave empty for no link.").optional();

const SITE_URL_RULE = "https:// and the domain, without a path, slash, ?, # or password";

/** Old names of settings that are now in `hosting.yml`, and their names there. */
export const MOVED_TO_HOSTING = {
  delivery: "delivery",
  signIn: "signIn",
  measure: "analytics",
  secureSubdomains: "secureSubdomains",
} as const;

/** `content/settings/business.yml`: facts about the company, stated in no other file. */
export const businessSchema = group("Business", {
  name: shortText("Company name", "The full name, as on the license.", 80),
  shortName: shortText("Short name", "For the header and other tight spaces.", 40),
  phone: usPhone("Phone", "Written like this: (702) 555-0142. Every page shows it."),
  email: emailAddress("Email", "Every page shows it. Where quote requests go is set in hosting.yml."),
  siteUrl: z
    .url({ error: SITE_URL_RULE, abort: true })
    .regex(/^https:\/\/[^\s/?#@\\]+$/, SITE_URL_RULE)
    .meta({ title: "Site address", description: "https:// and the domain, without a slash at the end.", widget: "string" })
    .register(corrections, { correct: (url) => url.replace(/\/+$/, "") }),
  license: shortText(
    "Contractor license number",
    "Many states require it in all advertising. Leave empty only if your state does not license this work.",
    40,
  )
    .meta({ renamedFrom: "licence" })
    .optional(),
  address: group("Address", {
    locality: shortText("City", "Las Vegas", 60),
    region: shortText("State", "Two letters: NV", 2),
    state: shortText("State, written out", "As in a sentence: Nevada", 40),
    country: shortText("Country", "Two letters: US", 2),
  }).meta({ description: "City and state only: crews come to the customer." }),
  hours: openingHours,
  closedDays,
  timeZone: z.string().refine(isTimeZone, { error: "the name of a time zone, such as America/Los_Angeles" }).meta({
    title: "Time zone",
    description: "The company's time zone, such as America/Los_Angeles. A post with a future date appears when that day begins there.",
    widget: "string",
  }),
  responseHours: amount("Answer within (hours)", "The response time that the quote form promises.", { min: 1, max: 72 }),
  warrantyYears: amount("Warranty (years)", "Workmanship warranty on sealcoating. Leave empty if you give none.", {
    min: 1,
    max: 10,
  }).optional(),
  sample: toggle(
    "Sample content",
    "On while the site has the sample company's content. Turn it off once you have written your own; it must be off on a public site.",
  ),
  kept: list(
    "Kept on purpose",
    "Files and folders of the sample that the launch check accepts, such as images.",
    group("Kept", {
      what: shortText("What", "A file or folder under content/.", 80),
      reason: shortText("Reason", "Why it is true of your company.", 160),
    }),
  ).optional(),
  social: group("Social profiles", {
    facebook: profile("Facebook"),
    instagram: profile("Instagram"),
    google: profile("Google"),
    yelp: profile("Yelp"),
  }).meta({ description: "Only profiles that exist." }),
  streetMap: pattern(
    "Street map",
    "West, south, east and north edges of the area served, in degrees, as shown on openstreetmap.org under Export. Leave empty for no street map.",
    /^-?\d+(?:\.\d+)?(?:,-?\d+(?:\.\d+)?){3}$/,
    "four numbers separated by commas, such as -115.45,35.88,-114.75,36.35",
  ).optional(),
}).meta({ movedFields: MOVED_TO_HOSTING });

export type Business = z.infer<typeof businessSchema>;
