/**
 * `hosting.yml`: whom the site trusts. Decides who receives and reads quote requests, who may edit, and which other sites' scripts run. It is
 * not in `content/`, so that people who may only edit content cannot change it. Everything is off by default.
 */
import { z } from "zod";
import { analyticsSchema } from "./analytics";
import { choice, emailAddress, endpointUrl, flag, group, list, pattern, shortText, toggle } from "./fields";
import { amount } from "./figures";

const mailSchema = group("Mail", {
  provider: choice("Mail provider", "The service whose API sends the emails.", ["resend", "postmark", "sendgrid"] as const),
  from: emailAddress("Sender", "An address that the provider lets this site send from."),
  to: emailAddress("Recipient", "The address that receives quote requests."),
}).meta({ description: "Emails each request to the company. Without it, requests appear only on the requests page." });

const accessSchema = group("Cloudflare Access", {
  team: pattern(
    "Team",
    "The part before .cloudflareaccess.com in your team's address.",
    /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    "a team name with only lowercase letters, digits and hyphens",
  ),
  audience: pattern(
    "Audience",
    "The Application Audience (AUD) tag of the Access application.",
    /^[0-9a-f]{64}$/,
    "a tag of 64 digits and letters a to f, as Access shows it for the application (AUD)",
  ),
}).meta({ description: "Controls who can read requests. Without it, no one can." });

/** The site's own endpoint, on Cloudflare Workers (docs/requests.md). */
const requestsSchema = group("The site's own endpoint", {
  project: pattern(
    "Worker",
    "The Worker's name in Cloudflare.",
    /^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/,
    "at most 58 lowercase letters, digits and hyphens",
  ),
  databaseId: z
    .uuid("an id of 36 letters, digits and hyphens")
    .meta({ title: "Database id", description: "What `wrangler d1 create requests` printed as database_id.", widget: "string" }),
  bucket: pattern(
    "Photo bucket",
    "The R2 bucket for photos. Leave empty to accept no photos.",
    /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/,
    "a name of 3 to 63 lowercase letters, digits and hyphens",
  ).optional(),
  keepDays: amount("Kept for (days)", "Requests and photos older than this are deleted.", { min: 30, max: 3650 }),
  access: accessSchema.optional(),
  mail: mailSchema.optional(),
  turnstileSiteKey: shortText("Turnstile site key", "For Cloudflare's bot check. Leave empty for no check.", 100).optional(),
}).meta({ description: "Stores requests in this site's own database." });

/** `delivery` in `hosting.yml`: at most one service that receives the form. */
export const deliverySchema = group("Quote form delivery", {
  endpoint: endpointUrl("Form endpoint", "The address of a form service that receives the quote form.").optional(),
  netlify: flag("Netlify's forms", "On Netlify only: Netlify itself receives the form."),
  netlifyPhotos: flag("Photos by Netlify's forms", "Lets visitors send up to 5 photos, with a total of less than 8 MB."),
  requests: requestsSchema.optional(),
})
  .meta({ description: "The service that receives quote requests." })
  .refine(({ endpoint, netlify, requests }) => [endpoint, netlify, requests].filter(Boolean).length <= 1, {
    error: "only one receiver for the form: an endpoint, Netlify's forms, or the site's own endpoint",
  });

/** `signIn` in `hosting.yml`: who may edit the site. */
export const signInSchema = group("Sign-in with GitHub", {
  clientId: pattern(
    "GitHub client id",
    "The client id of the app created on GitHub for this site.",
    /^[A-Za-z0-9._-]{8,64}$/,
    "a client id, as GitHub shows it",
  ),
  repository: pattern(
    "Repository",
    "Written owner/name. People with write access may sign in.",
    /^[\w.-]+\/[\w.-]+$/,
    "a repository, written owner/name",
  ),
  isPublic: toggle("Public repository", "If on, sign-in asks GitHub for access to public repositories only."),
  branch: shortText("Branch", "The branch that the site is built from, if it is not main.", 100).optional(),
  people: list(
    "People",
    "Only these people may sign in. If the list is empty, everyone with write access to the repository may.",
    shortText("Person", "A GitHub user name.", 39),
  ),
}).meta({ description: "For /admin on a public site hosted on Cloudflare." });

/** `hosting.yml`, in the project's root. */
export const hostingSchema = group("Hosting", {
  delivery: deliverySchema,
  signIn: signInSchema.optional(),
  analytics: analyticsSchema.optional(),
  secureSubdomains: flag(
    "All subdomains use https",
    "If this is on, browsers refuse http on every subdomain for two years. Turn it on only if all subdomains use https.",
  ),
});

/** Name of the file in the project's root. */
export const HOSTING = "hosting.yml";

export type Hosting = z.infer<typeof hostingSchema>;
/** Settings of the site's own endpoint. */
export type RequestStore = z.infer<typeof requestsSchema>;
export type SignIn = z.infer<typeof signInSchema>;
