/** Sends a test quote request to a live site, the way the site's form does. */
import type { Content } from "../../content/schema";

const TIMEOUT_MS = 30_000;

const testRequest = (email: string, phone: string): FormData => {
  const fields = new FormData();
  const message = `A test of the form, ${new Date().toISOString()}. Please delete it.`;
  const values = { name: "Launch check", email, phone, service: "other", message };
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
};

const failed = (words: string) => ({ isReceived: false, words });

const send = async (to: URL, origin: string, body: FormData) => {
  try {
    const answer = await fetch(to, {
      method: "POST",
      headers: { Accept: "application/json", Origin: origin },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = (await answer.text()).slice(0, 300);
    const received = `The test request was received (${to.href} responded ${answer.status}). Look for "Launch check" wherever you receive quote requests.`;
    if (answer.ok) return { isReceived: true, words: received };
    const hint =
      answer.status === 503 ? " Check that every secret is set and that the database exists. The Worker's log names what is missing." : "";
    return failed(`The test request was not received: ${to.href} responded ${answer.status}.${hint} ${text}`);
  } catch (error) {
    return failed(`The test request may not have arrived: ${to.href} did not respond. ${error instanceof Error ? error.message : ""}`);
  }
};

/**
 * Sends a test quote request with the company's own email address and phone number. Returns whether it was received, and a message.
 *
 * @param site the site's URL
 */
export const sendTestRequest = async (
  { business: { email, phone }, hosting: { delivery } }: Pick<Content, "business" | "hosting">,
  site = "",
) => {
  if (!URL.canParse(site)) return failed("Specify the site's URL: npm run launch-check -- --live https://www.example.com");
  const { origin } = new URL(site);
  const fields = testRequest(email, phone);
  const { endpoint, netlify, requests } = delivery;
  if (requests?.turnstileSiteKey)
    return failed("The form has a bot check (Turnstile), which a script cannot pass. Submit the form in a browser.");
  if (requests) return send(new URL("/api/quote", origin), origin, fields);
  if (endpoint) return send(new URL(endpoint), origin, fields);
  if (!netlify) return failed("No provider is set for the form, so there is nothing to test.");
  fields.set("form-name", "quote");
  return send(new URL("/thank-you", origin), origin, fields);
};
