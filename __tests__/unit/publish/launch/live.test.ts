import { bodyText, listen } from "../../../../scripts/lib/fakes/listen";
import { sendTestRequest } from "../../../../src/publish/launch/live";
import { FIELD_NAMES, FORM_FIELDS } from "../../../../src/quote/form-fields";
import type { Hosting } from "../../../../src/content/schema/hosting";
import { REQUEST_STORE } from "../../../fixtures/request-store";
import { withHosting } from "../../worker/with-hosting";

let server: Awaited<ReturnType<typeof listen>>;
const seen: { readonly url: string | undefined; readonly type: string | undefined; readonly body: string }[] = [];

/** Returns the response of a receiver: the Worker confirms a request, a form service returns other JSON, and Netlify returns a page. */
const realAnswerAt = (address?: string): string =>
  address === "/api/quote" ? '{"received":true}' : address === "/thank-you" ? "<h1>Thank you</h1>" : "{}";
let answerAt = realAnswerAt;
/** Status of the responses, and the Location header of redirects. */
let status = 200;
let location: string | undefined;

beforeAll(async () => {
  server = await listen(async (request, response) => {
    seen.push({ url: request.url, type: request.headers["content-type"], body: await bodyText(request) });
    // Only POST requests are redirected, as by a host that serves the page at another URL.
    const isMoved = location !== undefined && request.method === "POST";
    response.writeHead(isMoved || location === undefined ? status : 200, isMoved ? { Location: location } : {}).end(answerAt(request.url));
  });
});
beforeEach(() => {
  answerAt = realAnswerAt;
  status = 200;
  location = undefined;
  seen.length = 0;
});
afterAll(() => server.close());

const MULTIPART = /^multipart\/form-data; boundary=/;

it.each<[string, (url: string) => Hosting["delivery"], string, RegExp]>([
  ["the site's own endpoint", () => ({ requests: REQUEST_STORE }), "/api/quote", MULTIPART],
  ["Netlify", () => ({ netlify: true }), "/thank-you", MULTIPART],
  ["a form service", (url) => ({ endpoint: `${url}/f/abc` }), "/f/abc", /^application\/x-www-form-urlencoded/],
])("the launch check sends a test request to %s as the form does", async (_, deliveryTo, path, type) => {
  const content = withHosting({ delivery: deliveryTo(server.url) });
  await expect(sendTestRequest(content, server.url)).resolves.toMatchObject({ isReceived: true });
  expect(seen).toEqual([{ url: path, type: expect.stringMatching(type) as string, body: expect.any(String) as string }]);
  const { type: sent = "", body = "" } = seen[0] ?? {};
  const fields = await new Response(body, { headers: { "Content-Type": sent } }).formData();
  expect(fields.get("name")).toBe("Launch check");
  expect(FIELD_NAMES.filter((name) => FORM_FIELDS[name].isRequired && !fields.get(name))).toEqual([]);
});

it.each<[string, Hosting["delivery"], () => string, string]>([
  ["the site has no URL", { requests: REQUEST_STORE }, () => "", "Specify the site's URL"],
  ["no provider is set", {}, () => server.url, "No provider is set"],
  ["the form has a Turnstile check", { requests: { ...REQUEST_STORE, turnstileSiteKey: "0x4" } }, () => server.url, "Turnstile"],
  ["the site does not respond", { requests: REQUEST_STORE }, () => "http://127.0.0.1:1", "did not respond"],
  ...["www.example.com", "www.example.com:443", "localhost:8787", "mailto:office@example.com", "file:///index.html"].flatMap((site) =>
    [{ requests: REQUEST_STORE }, { netlify: true }].map((delivery): [string, Hosting["delivery"], () => string, string] => [
      `the site's URL is ${site} and the form's delivery is ${Object.keys(delivery).join("")}`,
      delivery,
      () => site,
      "Specify the site's URL",
    ]),
  ),
])("if %s, the launch check reports why no test request was received", async (_, delivery, siteUrl, reason) => {
  const outcome = await sendTestRequest(withHosting({ delivery }), siteUrl());
  expect(outcome.isReceived).toBe(false);
  expect(outcome.message).toContain(reason);
  expect(seen).toEqual([]);
});

it.each([
  ["a page", "<h1>Page not found</h1>"],
  ["other JSON", "{}"],
])(
  "if the server responds with %s instead of the Worker's confirmation, the launch check reports that the Worker is missing",
  async (_, body) => {
    answerAt = () => body;
    const outcome = await sendTestRequest(withHosting({ delivery: { requests: REQUEST_STORE } }), server.url);
    expect(outcome.isReceived).toBe(false);
    expect(outcome.message).toContain("The response is not the Worker's.");
  },
);

it.each<[string, Hosting["delivery"], number, string]>([
  ["Netlify", { netlify: true }, 301, "/thank-you/"],
  ["Netlify", { netlify: true }, 302, "/thank-you/"],
  ["Netlify", { netlify: true }, 308, "/thank-you/"],
  ["the site's own endpoint", { requests: REQUEST_STORE }, 301, "/www/api/quote"],
])("a request to %s (%j) that is redirected with status %d is not received", async (_, delivery, redirect, place) => {
  status = redirect;
  location = place;
  const outcome = await sendTestRequest(withHosting({ delivery }), server.url);
  expect(outcome.isReceived).toBe(false);
  expect(outcome.message).toContain(`The site redirects to ${server.url}${place}. Specify the URL`);
});

it.each([302, 303])("a request that a form service answers with a redirect (%d) to a page is received", async (redirect) => {
  status = redirect;
  location = "/thanks";
  await expect(sendTestRequest(withHosting({ delivery: { endpoint: `${server.url}/f/abc` } }), server.url)).resolves.toMatchObject({
    isReceived: true,
  });
});

it.each<[string, (url: string) => Hosting["delivery"], boolean]>([
  ["the site's own endpoint", () => ({ requests: REQUEST_STORE }), true],
  ["Netlify", () => ({ netlify: true }), false],
  ["a form service", (url) => ({ endpoint: `${url}/f/abc` }), false],
])("if %s responds with 503, the hint about the Worker's secrets is shown only for the Worker", async (_, deliveryTo, isShown) => {
  status = 503;
  const { isReceived, message } = await sendTestRequest(withHosting({ delivery: deliveryTo(server.url) }), server.url);
  expect(isReceived).toBe(false);
  expect(message).toContain("responded 503.");
  expect(message.includes("secret")).toBe(isShown);
});
