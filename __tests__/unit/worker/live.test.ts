import { bodyText, listen } from "../../../scripts/lib/fakes/listen";
import { sendTestRequest } from "../../../src/publish/launch/live";
import { FIELD_NAMES, FORM_FIELDS } from "../../../src/quote/form-fields";
import type { Hosting } from "../../../src/content/schema/hosting";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { withHosting } from "./shipped-content";

let server: Awaited<ReturnType<typeof listen>>;
const seen: { readonly url: string | undefined; readonly type: string | undefined; readonly body: string }[] = [];

beforeAll(async () => {
  server = await listen(async (request, response) => {
    seen.push({ url: request.url, type: request.headers["content-type"], body: await bodyText(request) });
    response.writeHead(200).end("{}");
  });
});
beforeEach(() => {
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

it.each([
  [{ requests: REQUEST_STORE }, "", "Specify the site's URL"],
  [{}, "https://www.example.com", "No provider is set"],
  [{ requests: { ...REQUEST_STORE, turnstileSiteKey: "0x4" } }, "https://www.example.com", "Turnstile"],
  [{ requests: REQUEST_STORE }, "http://127.0.0.1:1", "did not respond"],
])("with the delivery %j, the launch check reports why it cannot send a request to %j", async (delivery, siteUrl, reason) => {
  const outcome = await sendTestRequest(withHosting({ delivery }), siteUrl);
  expect(outcome.isReceived).toBe(false);
  expect(outcome.words).toContain(reason);
  expect(seen).toEqual([]);
});
