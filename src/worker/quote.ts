/** Takes a form: POST /api/quote. The text is in the database before anything else is tried, or nothing is claimed. */
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { sha256 } from "./digest";
import { languageOf } from "../content/shared/languages";
import type { App } from "./env";
import { HOUR_MS, LEAST_MS, MAX_LENGTH, POSTS_PER_HOUR } from "../quote/limits";
import { notifyNext } from "./notify";
import { received, refused } from "./quote-pages";
import { readQuote } from "./quote-schema";
import { bodyLimitOf, drain, readForm, type Photo } from "./read-form";
import { Refusal } from "./refusal";
import { saveRequest, savePhotos, type NewRequest } from "./save";
import { site } from "./site";
import { isPerson } from "./turnstile";
import { addressFor, languageIn } from "./visitor-language";

/** The form's field that no person sees. */
const HONEYPOT = "subject";
const FORM_ID = new RegExp(`^[\\w-]{16,${MAX_LENGTH.id}}$`);
const PAGE = new RegExp(`^/[^\\s?#]{0,${MAX_LENGTH.page}}$`);

/** Scrambles the sender's address: the digest changes with the hour, and nobody can turn it back without the secret. */
const addressOf = (c: Context<App>, now: number): Promise<string> =>
  sha256([c.env.SECRET ?? "no secret", c.req.header("cf-connecting-ip") ?? "", Math.floor(now / HOUR_MS)].join("\n"));

/** Finds the page the form stood on: a form that was shown again says it, a first one comes from there. */
const pageOf = (c: Context<App>, fields: ReadonlyMap<string, string>): string => {
  const referrer = c.req.header("referer") ?? "";
  const page = fields.get("page") ?? (URL.canParse(referrer) ? new URL(referrer).pathname : "");
  const language = languageIn(fields);
  // The database has the language in the page's address: a browser that names no page names the language all the same.
  if (language !== "en" && languageOf(page) !== language) return addressFor(c, "contact");
  return PAGE.test(page) ? page : "";
};

const checkMarks = async (c: Context<App>, fields: ReadonlyMap<string, string>): Promise<void> => {
  if (fields.get(HONEYPOT)) throw new Refusal("program");
  // How long the page was open, as its script says; a plain form does not say.
  const took = fields.get("took");
  if (took !== undefined && !(Number(took) >= LEAST_MS)) throw new Refusal("hasty");
  if (site.desk?.turnstileSiteKey && !(await isPerson(c.env, fields.get("cf-turnstile-response")))) throw new Refusal("check");
};

const readRequest = async (c: Context<App>, photos: readonly Photo[]): Promise<NewRequest> => {
  const { fields } = c.var;
  fields.set("page", pageOf(c, fields));
  const quote = readQuote(fields);
  await checkMarks(c, fields);
  const now = Date.now();
  const id = fields.get("id");
  return {
    quote,
    photos,
    formId: id !== undefined && FORM_ID.test(id) ? id : null,
    page: fields.get("page") ?? "",
    address: await addressOf(c, now),
    postsPerHour: Number(c.env.POSTS_PER_HOUR ?? POSTS_PER_HOUR),
    now,
  };
};

const save = async (c: Context<App>, request: NewRequest) => {
  if (!c.env.DB) throw new Refusal("away");
  try {
    return { database: c.env.DB, saved: await saveRequest(c.env.DB, request) };
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
  const photos = await readForm(c.req.raw, c.var.fields);
  const { database, saved } = await save(c, await readRequest(c, photos));
  if (!saved) throw new Refusal("often");
  const kept = await savePhotos(database, c.env.PHOTOS, saved, photos);
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
