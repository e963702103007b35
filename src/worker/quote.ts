/** Handles POST /api/quote. Saves the answers before it saves the photos and sends an email. Confirms only what was saved. */
import { isMultipartRequest } from "@remix-run/multipart-parser";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { languageOf } from "../content/shared/languages";
import { databaseOf, NotConnected, type App, type Environment } from "./env";
import { MIN_FORM_MS, MAX_LENGTH, MAX_TOKEN_LENGTH, SERVICE_TIMEOUT_MS } from "../quote/limits";
import { countPost, limitsOf } from "./limit";
import { notifyNext } from "./notify";
import { received, refused } from "./quote-pages";
import { readQuote } from "./quote-schema";
import { bodyLimitOf, drain, readForm } from "./read-form";
import { Refusal } from "./refusal";
import { saveRequest, savePhotos, wasSaved, type NewRequest } from "./save";
import { site } from "./site-settings";
import { HONEYPOT } from "../quote/form-fields";
import { addressFor, languageIn } from "./visitor-language";
import * as z from "zod/mini";

const VERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const responseSchema = z.object({ success: z.boolean(), "error-codes": z.optional(z.array(z.string())) });

/**
 * Error codes that do not depend on the visitor: Cloudflare's own error, and a wrong secret
 * (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 */
const OTHER_ERRORS: readonly string[] = ["internal-error", "invalid-input-secret"];

/**
 * Checks a Turnstile token. Accepts the form if the token cannot be checked, because Cloudflare cannot be reached, has an error of its own
 * or rejects our secret: losing a customer is worse than receiving spam. Any other response that is not a success rejects the form.
 */
const isPerson = async ({ TURNSTILE_SECRET = "", TURNSTILE_URL }: Environment, token: string | undefined): Promise<boolean> => {
  if (!token || token.length > MAX_TOKEN_LENGTH) return false;
  try {
    const response = await fetch(TURNSTILE_URL ?? VERIFY, {
      method: "POST",
      body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: token }),
      signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS / 2),
    });
    if (response.status >= 500) return true;
    if (!response.ok) {
      console.error(`requests: Turnstile answered ${response.status}`);
      return false;
    }
    const { success, "error-codes": codes = [] } = responseSchema.parse(await response.json());
    if (codes.includes("invalid-input-secret")) console.error("requests: Turnstile rejects TURNSTILE_SECRET (docs/requests.md)");
    return success || codes.some((code) => OTHER_ERRORS.includes(code));
  } catch {
    // The timeout may also fire before the whole answer has arrived.
    console.error("requests: Turnstile did not answer");
    return true;
  }
};

/** Matches an id from the page's JavaScript. */
const FORM_ID = new RegExp(`^[\\w-]{16,${MAX_LENGTH.id}}$`);
/** Matches a path on this site. Browsers read a leading `//` or `/\` as the start of another host. */
const PAGE = new RegExp(`^/(?![/\\\\])[^\\s?#]{0,${MAX_LENGTH.page}}$`);

/** Returns the path of the form's page: from the `page` field if the Worker rendered the form again, otherwise from the referrer. */
const pageOf = (c: Context<App>, fields: ReadonlyMap<string, string>): string => {
  const referrer = c.req.header("referer") ?? "";
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const page = fields.get("page") ?? (from?.origin === new URL(c.req.url).origin ? from.pathname : "");
  const language = languageIn(fields);
  // The database stores the language only as part of the page's path, so return a path in the visitor's language even without a referrer.
  if (language !== "en" && languageOf(page) !== language) return addressFor(c, "contact");
  return PAGE.test(page) ? page : "";
};

/**
 * Returns the secret for hashing IP addresses.
 *
 * @throws Refusal if a secret that the settings require is not set on the host; logs that secret's name
 */
const secretOf = ({ SECRET, TURNSTILE_SECRET }: App["Bindings"]): string => {
  if (SECRET && (TURNSTILE_SECRET || !site.requestStore?.turnstileSiteKey)) return SECRET;
  console.error(`requests: ${SECRET ? "TURNSTILE_SECRET" : "SECRET"} is not set on the host (docs/requests.md)`);
  throw new Refusal("away");
};

const checkForBots = async (c: Context<App>, fields: ReadonlyMap<string, string>): Promise<void> => {
  if (fields.get(HONEYPOT)) throw new Refusal("program");
  // How long the page was open, in milliseconds. Forms sent without JavaScript do not have this field.
  const took = fields.get("took");
  // A negation, because a value that is not a number must be rejected too.
  if (took !== undefined && !(Number(took) >= MIN_FORM_MS)) throw new Refusal("hasty");
  if (site.requestStore?.turnstileSiteKey && !(await isPerson(c.env, fields.get("cf-turnstile-response")))) throw new Refusal("check");
};

/**
 * Logs that the database cannot be reached.
 *
 * @throws Refusal always
 */
const stopAway = (): never => {
  console.error("requests: the database could not be reached");
  throw new Refusal("away");
};

/** Validates the answers of a form, checks for bots, and counts the form. */
const readRequest = async (c: Context<App>): Promise<Omit<NewRequest, "photos">> => {
  const { fields } = c.var;
  const secret = secretOf(c.env);
  const quote = readQuote(fields);
  await checkForBots(c, fields);
  const now = Date.now();
  const { postsPerHour, photoBytesPerHour } = limitsOf(c.env);
  const sender = { secret, address: c.req.header("cf-connecting-ip") ?? "", postsPerHour, now };
  const database = databaseOf(c.env);
  const formId = FORM_ID.exec(fields.get("id") ?? "")?.[0] ?? null;
  const isOver = !(await countPost(database, sender).catch(stopAway));
  // Confirm a repeat of a saved request, even over the limit, because the visitor may not have seen the first confirmation.
  if (isOver && !(await wasSaved(database, quote, formId, now).catch(stopAway))) throw new Refusal("often");
  return {
    quote,
    formId,
    // Over the limit, only a repeat gets this far.
    isRepeat: isOver,
    page: pageOf(c, fields),
    origin: new URL(c.req.url).origin,
    photoBytesPerHour,
    now,
  };
};

/** The routes under /api/quote. */
export const quote = new Hono<App>({ strict: false });

quote.use(async (c, next) => {
  c.set("fields", new Map());
  await next();
});
quote.use(csrf());
quote.use((c, next) =>
  bodyLimit({
    maxSize: bodyLimitOf(c.req.raw),
    onError: ({ req }) => {
      throw new Refusal(isMultipartRequest(req.raw) ? "photoSize" : "long");
    },
  })(c, next),
);

quote.post("/", async (c) => {
  const { PHOTOS: bucket } = c.env;
  // Checked when the first photo arrives, so that the photos of a rejected form are not read. A form without photos is checked afterward.
  let checked: Awaited<ReturnType<typeof readRequest>> | undefined;
  const photos = await readForm(c.req.raw, c.var.fields, async () => {
    checked = await readRequest(c);
  });
  const request = { ...(checked ?? (await readRequest(c))), photos };
  const database = databaseOf(c.env);
  const saved = await saveRequest(database, request).catch(stopAway);
  // Over the limit, a repeat whose photos differ from those of the saved request is a new request.
  if (!saved) throw new Refusal("often");
  const kept = await savePhotos(database, saved.mayStorePhotos ? bucket : undefined, saved.photos, photos);
  c.executionCtx.waitUntil(notifyNext(c.env, saved.id).catch(() => console.error("requests: the state of an email could not be saved")));
  return received(c, { sent: photos.length, kept });
});
quote.all("/", (c) => c.json({ problem: "method" }, 405, { Allow: "POST" }));

quote.onError(async (error, c) => {
  await drain(c.req.raw);
  // Referrers of the form that is shown again lead to this page, so that form sends its original page's path.
  c.var.fields.set("page", pageOf(c, c.var.fields));
  if (error instanceof Refusal) return refused(c, error);
  // `csrf` throws an HTTPException for a form from another site.
  if (error instanceof HTTPException) return refused(c, new Refusal("origin"));
  console.error(`requests: ${error instanceof NotConnected ? error.message : "a form could not be processed"}`);
  return refused(c, new Refusal("away"));
});
