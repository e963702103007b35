/** Sends a test quote request to a live site, the way the site's form does. */
import type { Content } from "../../content/schema";
import { propertyOf } from "../../content/shared/required";
import { QUOTE_API } from "../../content/shared/routes";

const TIMEOUT_MS = 30_000;

/** Returns the fields of a test request. */
const testRequest = (email: string, phone: string): URLSearchParams => {
  const message = `A test of the form, ${new Date().toISOString()}. Please delete it.`;
  return new URLSearchParams({ name: "Launch check", email, phone, service: "other", message });
};

/** Returns the fields as multipart, as the form's script sends them to the site's own endpoint and to Netlify (src/quote/deliver.ts). */
const asMultipart = (fields: URLSearchParams): FormData => {
  const data = new FormData();
  for (const [name, value] of fields) data.set(name, value);
  return data;
};

const failed = (message: string) => ({ isReceived: false, message });

/** Checks whether a response is the Worker's confirmation. A server without the Worker may respond with a page. */
const isConfirmation = (text: string): boolean => {
  try {
    return propertyOf(JSON.parse(text), "received") === true;
  } catch {
    return false;
  }
};

const MISSING_SECRET = " Check that every secret is set and that the database exists. The Worker's log names what is missing.";
/** Redirects lose the request: `fetch` and browsers follow most of them with a GET. */
const movedTo = (place: string | null, from: URL): string =>
  ` The site redirects${place !== null && URL.canParse(place, from) ? ` to ${new URL(place, from).href}` : ""}. Specify the URL that visitors see after the redirect.`;
const NO_WORKER = " The response is not the Worker's. Check that the Worker is deployed (docs/requests.md).";

/** What receives the form. */
type Receiver = "Worker" | "Netlify" | "form service";

const send = async (to: URL, origin: string, body: URLSearchParams | FormData, receiver: Receiver) => {
  const isWorker = receiver === "Worker";
  try {
    const answer = await fetch(to, {
      method: "POST",
      headers: { Accept: "application/json", Origin: origin },
      body,
      // A form service may redirect to a page that confirms the request.
      redirect: receiver === "form service" ? "follow" : "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    const received = `The test request was received (${to.href} responded ${answer.status}). Look for "Launch check" wherever you receive quote requests.`;
    if (answer.ok && (!isWorker || isConfirmation(text))) return { isReceived: true, message: received };
    const isRedirect = answer.status >= 300 && answer.status < 400;
    const workerHint = answer.status === 503 ? MISSING_SECRET : answer.ok ? NO_WORKER : "";
    const hint = isRedirect ? movedTo(answer.headers.get("location"), to) : isWorker ? workerHint : "";
    return failed(`The test request was not received: ${to.href} responded ${answer.status}.${hint} ${text.slice(0, 300)}`);
  } catch (error) {
    return failed(`The test request may not have arrived: ${to.href} did not respond. ${error instanceof Error ? error.message : ""}`);
  }
};

/** Returns the origin of a web address; undefined for any other text, such as localhost:8787, which is a URL whose scheme is "localhost". */
export const originOf = (site: string): string | undefined =>
  URL.canParse(site) && /^https?:$/.test(new URL(site).protocol) ? new URL(site).origin : undefined;

/**
 * Sends a test quote request with the company's own email address and phone number. Returns whether it was received, and a message.
 *
 * @param site the site's URL
 */
export const sendTestRequest = async (
  { business: { email, phone }, hosting: { delivery } }: Pick<Content, "business" | "hosting">,
  site = "",
) => {
  const origin = originOf(site);
  if (origin === undefined) return failed("Specify the site's URL: npm run launch-check -- --live https://www.example.com");
  const fields = testRequest(email, phone);
  const { endpoint, netlify, requests } = delivery;
  if (requests?.turnstileSiteKey)
    return failed("The form has a bot check (Turnstile), which a script cannot pass. Submit the form in a browser.");
  if (requests) return send(new URL(QUOTE_API, origin), origin, asMultipart(fields), "Worker");
  // Form services get URL-encoded fields.
  if (endpoint) return send(new URL(endpoint), origin, fields, "form service");
  if (!netlify) return failed("No provider is set for the form, so there is nothing to test.");
  // Netlify finds the form by this name (src/quote/quote-form.tsx).
  fields.set("form-name", "quote");
  return send(new URL("/thank-you", origin), origin, asMultipart(fields), "Netlify");
};
