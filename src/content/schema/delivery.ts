/** Where the quote form goes, and who may read what arrives: all of it optional, and off until the owner sets it. */
import { z } from "zod";
import { endpointUrl, shortText, toggle } from "./fields";

const mailSchema = z
  .strictObject({
    provider: z
      .enum(["resend", "postmark", "sendgrid"])
      .meta({ title: "Mail provider", description: "Whose mail API sends the message.", widget: "select" }),
    from: z.email().meta({ title: "Sender", description: "An address the provider lets this site send from.", widget: "string" }),
  })
  .meta({
    id: "RequestMail",
    title: "Mail",
    description: "Tells the company of each request. Left out, only the page of requests shows them.",
  });

const accessSchema = z
  .strictObject({
    team: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, "a team's name of small letters, digits and hyphens")
      .meta({ title: "Team", description: "The part before .cloudflareaccess.com in your team's address.", widget: "string" }),
    audience: z
      .string()
      .regex(/^[0-9a-f]{64}$/, "a tag of 64 digits and letters, as Access shows it for the application (AUD)")
      .meta({ title: "Audience", description: "The Application Audience (AUD) tag of the Access application.", widget: "string" }),
  })
  .meta({
    id: "RequestAccess",
    title: "Cloudflare Access",
    description: "Who may read requests is set there. Left out, nobody can.",
  });

/** The site's own endpoint, on Cloudflare Workers (docs/requests.md). */
const requestsSchema = z
  .strictObject({
    project: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/, "a name of small letters, digits and hyphens, at most 58")
      .meta({ title: "Worker", description: "The Worker's name at Cloudflare.", widget: "string" }),
    databaseId: z
      .uuid("an id of 36 letters, digits and hyphens")
      .meta({ title: "Database id", description: "What `wrangler d1 create requests` printed as database_id.", widget: "string" }),
    bucket: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, "a name of 3 to 63 small letters, digits and hyphens")
      .meta({ title: "Photo bucket", description: "The R2 bucket for photos. Left out, the form takes none.", widget: "string" })
      .optional(),
    keepDays: z
      .int()
      .min(30)
      .max(3650)
      .meta({ title: "Kept for (days)", description: "Requests and photos older than this are deleted.", widget: "number" }),
    access: accessSchema.optional(),
    mail: mailSchema.optional(),
    turnstileSiteKey: shortText(
      { title: "Turnstile site key", description: "Of Cloudflare's check against programs. Left out, there is none." },
      100,
    ).optional(),
  })
  .meta({ id: "RequestDesk", title: "The site's own endpoint", description: "Keeps requests in a database of this site's own." });

/** `delivery` in `business.yml`: at most one way. */
export const deliverySchema = z
  .strictObject({
    endpoint: endpointUrl({
      title: "Form endpoint",
      description: "Where the quote form is sent. Left out, nothing is sent.",
    }).optional(),
    netlify: z
      .boolean()
      .meta({ title: "Netlify's forms", description: "On Netlify only: Netlify itself takes the form.", widget: "boolean" })
      .optional(),
    netlifyPhotos: z
      .boolean()
      .meta({ title: "Photos by Netlify's forms", description: "Up to 5, together less than 8 MB.", widget: "boolean" })
      .optional(),
    requests: requestsSchema.optional(),
  })
  .refine(({ endpoint, netlify, requests }) => [endpoint, netlify, requests].filter(Boolean).length <= 1, {
    error: "one way for the form: an endpoint, Netlify's forms, or the site's own endpoint",
  })
  .meta({ id: "Delivery", title: "Quote form delivery", description: "The service that receives quote requests." });

/** `signIn` in `business.yml`: who may edit the site. */
export const signInSchema = z
  .strictObject({
    clientId: z
      .string()
      .regex(/^[A-Za-z0-9._-]{8,64}$/, "a client id, as GitHub shows it")
      .meta({ title: "GitHub client id", description: "Of the app made on GitHub for this site.", widget: "string" }),
    repository: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, "a repository, written owner/name")
      .meta({ title: "Repository", description: "owner/name. Who may write to it may sign in.", widget: "string" }),
    isPublic: toggle({ title: "Public repository", description: "Then less is asked of GitHub." }, false),
    branch: shortText({ title: "Branch", description: "The one the site is built from, unless it is main." }, 100).optional(),
    people: z
      .array(shortText({ title: "Person", description: "A GitHub user name." }, 39))
      .meta({ title: "People", description: "Only these may sign in. Left empty: everybody who may write to the repository." }),
  })
  .meta({ id: "SignIn", title: "Sign-in with GitHub", description: "For /admin on the public site, on Cloudflare." });

export type Delivery = z.infer<typeof deliverySchema>;
export type RequestDesk = z.infer<typeof requestsSchema>;
export type SignIn = z.infer<typeof signInSchema>;
