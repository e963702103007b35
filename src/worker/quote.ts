/** Takes a form: POST /api/quote. The text is in the database before anything else is tried, or nothing is claimed. */
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { languageOf } from "../content/shared/languages";
import type { App } from "./env";
import { LEAST_MS, MAX_LENGTH, PHOTO_POSTS_PER_HOUR, POSTS_PER_HOUR } from "../quote/limits";
import { isWithinLimit, senderOf } from "./limit";
import { notifyNext } from "./notify";
import { received, refused } from "./quote-pages";
import { readQuote } from "./quote-schema";
import { bodyLimitOf, drain, readForm } from "./read-form";
import { Refusal } from "./refusal";
import { saveRequest, savePhotos, type NewRequest } from "./save";
import { site } from "./site";
import { isPerson } from "./turnstile";
import { addressFor, languageIn } from "./visitor-language";

/** The form's field that no person sees. */
const HONEYPOT = "subject";
const FORM_ID = new RegExp(`^[\\w-]{16,${MAX_LENGTH.id}}$`);
/** A path of this site. Browsers read `//` and `/\\` at the start as the beginning of another host. */
const PAGE = new RegExp(`^/(?![/\\\\])[^\\s?#]{0,${MAX_LENGTH.page}}$`);

/** Finds the page the form stood on: a form that was shown again says it, a first one comes from there. */
const pageOf = (c: Context<App>, fields: ReadonlyMap<string, string>): string => {
  const referrer = c.req.header("referer") ?? "";
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const page = fields.get("page") ?? (from?.origin === new URL(c.req.url).origin ? from.pathname : "");
  const language = languageIn(fields);
  // The database has the language in the page's address: a browser that names no page names the language all the same.
  if (language !== "en" && languageOf(page) !== language) return addressFor(c, "contact");
  return PAGE.test(page) ? page : "";
};

/**
 * Returns the secret that scrambles addresses.
 *
 * @throws Refusal when the host has no value for a secret that the settings need; the log names it
 */
const secretOf = ({ SECRET, TURNSTILE_SECRET }: App["Bindings"]): string => {
  if (SECRET && (TURNSTILE_SECRET || !site.desk?.turnstileSiteKey)) return SECRET;
  console.error(`requests: ${SECRET ? "TURNSTILE_SECRET" : "SECRET"} is not set on the host (docs/requests.md)`);
  throw new Refusal("away");
};

const checkMarks = async (c: Context<App>, fields: ReadonlyMap<string, string>): Promise<void> => {
  if (fields.get(HONEYPOT)) throw new Refusal("program");
  // How long the page was open, as its script says; a plain form does not say.
  const took = fields.get("took");
  if (took !== undefined && !(Number(took) >= LEAST_MS)) throw new Refusal("hasty");
  if (site.desk?.turnstileSiteKey && !(await isPerson(c.env, fields.get("cf-turnstile-response")))) throw new Refusal("check");
};

/** Checks the text of a form and who sends it. */
const readRequest = async (c: Context<App>): Promise<Omit<NewRequest, "photos">> => {
  const { fields } = c.var;
  fields.set("page", pageOf(c, fields));
  const secret = secretOf(c.env);
  const quote = readQuote(fields);
  await checkMarks(c, fields);
  const now = Date.now();
  const id = fields.get("id");
  return {
    quote,
    formId: id !== undefined && FORM_ID.test(id) ? id : null,
    page: fields.get("page") ?? "",
    sender: await senderOf(secret, c.req.header("cf-connecting-ip") ?? "", now),
    postsPerHour: Number(c.env.POSTS_PER_HOUR ?? POSTS_PER_HOUR),
    photoPostsPerHour: Number(c.env.PHOTO_POSTS_PER_HOUR ?? PHOTO_POSTS_PER_HOUR),
    now,
  };
};

/**
 * Waits for the database.
 *
 * @throws Refusal when it cannot be reached
 */
const answered = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
  try {
    return await question;
  } catch {
    console.error("requests: the database could not be reached");
    throw new Refusal("away");
  }
};

/** The routes below /api/quote. */
export const quote = new Hono<App>({ strict: false });

quote.use(async (c, next) => {
  c.set("fields", new Map());
  await next();
});
quote.use(csrf());
quote.use((c, next) =>
  bodyLimit({
    maxSize: bodyLimitOf(c.req.raw),
    onError: () => {
      throw new HTTPException(413);
    },
  })(c, next),
);

quote.post("/", async (c) => {
  const { DB: database, PHOTOS: bucket } = c.env;
  let checked: Awaited<ReturnType<typeof readRequest>> | undefined;
  const photos = await readForm(c.req.raw, c.var.fields, async () => {
    checked = await readRequest(c);
    if (database && !(await answered(isWithinLimit(database, checked)))) throw new Refusal("often");
  });
  const request = { ...(checked ?? (await readRequest(c))), photos };
  if (!database) throw new Refusal("away");
  const saved = await answered(saveRequest(database, request));
  if (!saved) throw new Refusal("often");
  const kept = await savePhotos(database, saved.takesPhotos ? bucket : undefined, saved, photos);
  c.executionCtx.waitUntil(notifyNext(c.env, saved.id).catch(() => console.error("requests: a mail could not be claimed")));
  return received(c, { sent: photos.length, kept });
});
quote.all("/", (c) => c.json({ problem: "method" }, 405, { Allow: "POST" }));

const refusalOf = (error: Error, { headers }: Request): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status === 403) return new Refusal("origin");
  if (error instanceof HTTPException && error.status === 413)
    return new Refusal(/^multipart\//i.test(headers.get("content-type") ?? "") ? "photoSize" : "long");
  console.error("requests: a form could not be handled");
  return new Refusal("away");
};

quote.onError(async (error, c) => {
  await drain(c.req.raw);
  return refused(c, refusalOf(error, c.req.raw));
});
