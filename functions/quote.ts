import { isOwnOrigin } from "../src/requests/answers";
import type { Database } from "../src/requests/bindings";
import { tellNow, type Call } from "../src/requests/context";
import { signature } from "../src/requests/digest";
import { keepPhotos, keepRequest, type KeptRequest, type NewRequest } from "../src/requests/keep";
import { HOUR_MS, LEAST_MS, MAX_LENGTH, POSTS_PER_HOUR } from "../src/requests/limits";
import { readQuote } from "../src/requests/quote";
import { received, refused } from "../src/requests/quote-answers";
import { passBy, readForm, type PostedForm } from "../src/requests/read-form";
import { Refusal } from "../src/requests/refusal";
import { isPerson } from "../src/requests/turnstile";

/** The form's field that no person sees. */
const TRAP = "subject";
const FORM_ID = new RegExp(`^[\\w-]{16,${MAX_LENGTH.id}}$`);

/** Blurs the sender's address: the digest changes with the hour, and nobody can turn it back without the secret. */
const addressOf = ({ request, environment, now }: Call): Promise<string> => {
  const address = request.headers.get("cf-connecting-ip") ?? "";
  return signature(environment.SECRET ?? "no secret", "address", `${address} ${Math.floor(now / HOUR_MS)}`);
};

const checkMarks = async ({ fields }: PostedForm, { settings, environment }: Call): Promise<void> => {
  if (fields.get(TRAP)) throw new Refusal("program");
  // How long the page was open, as its script says; a plain form does not say.
  const took = fields.get("took");
  if (took !== undefined && !(Number(took) >= LEAST_MS)) throw new Refusal("hasty");
  if (settings.desk?.hasTurnstile && !(await isPerson(environment, fields.get("cf-turnstile-response")))) throw new Refusal("check");
};

const readRequest = async (form: PostedForm, call: Call): Promise<NewRequest> => {
  const quote = readQuote(form.fields);
  await checkMarks(form, call);
  const id = form.fields.get("id");
  return {
    quote,
    photos: form.photos,
    formId: id !== undefined && FORM_ID.test(id) ? id : null,
    address: await addressOf(call),
    postsPerHour: Number(call.environment.POSTS_PER_HOUR ?? POSTS_PER_HOUR),
    now: call.now,
  };
};

const keep = async (database: Database, request: NewRequest): Promise<KeptRequest | undefined> => {
  try {
    return await keepRequest(database, request);
  } catch {
    console.error("requests: the database could not be reached");
    throw new Refusal("away");
  }
};

/** Takes a form: POST /api/quote. The text is in the database before anything else is tried, or nothing is claimed. */
export const quote = async (call: Call): Promise<Response> => {
  const fields = new Map<string, string>();
  try {
    if (!isOwnOrigin(call.request, call.url)) throw new Refusal("origin");
    const form = await readForm(call.request, fields);
    const request = await readRequest(form, call);
    const { DB: database, PHOTOS: bucket } = call.environment;
    if (!database) throw new Refusal("away");
    const kept = await keep(database, request);
    if (!kept) throw new Refusal("often");
    const photos = { sent: form.photos.length, kept: await keepPhotos(database, bucket, kept, form.photos) };
    call.later(tellNow(call, database, kept.id));
    return received(call, photos);
  } catch (error) {
    await passBy(call.request);
    if (!(error instanceof Refusal)) console.error("requests: a form could not be handled");
    return refused(call, error instanceof Refusal ? error : new Refusal("away"), fields);
  }
};
