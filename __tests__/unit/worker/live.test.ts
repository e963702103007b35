import { bodyText, listen } from "../../../scripts/lib/fakes/listen";
import { sendTestRequest } from "../../../src/publish/launch/live";
import { FIELD_NAMES, FORM_FIELDS } from "../../../src/quote/form-fields";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { withHosting } from "./settings";

let server: Awaited<ReturnType<typeof listen>>;
let status = 200;
const seen: { readonly url: string | undefined; readonly body: string }[] = [];

beforeAll(async () => {
  server = await listen(async (request, response) => {
    seen.push({ url: request.url, body: await bodyText(request) });
    response.writeHead(status).end("{}");
  });
});
beforeEach(() => {
  status = 200;
  seen.length = 0;
});
afterAll(() => server.close());

it.each([
  ["the site's own endpoint", { requests: REQUEST_STORE }, "/api/quote"],
  ["Netlify", { netlify: true }, "/thank-you"],
])("the launch check sends a test request to %s", async (_, delivery, path) => {
  await expect(sendTestRequest(withHosting({ delivery }), server.url)).resolves.toMatchObject({ isReceived: true });
  expect(seen).toEqual([{ url: path, body: expect.stringContaining("Launch check") as string }]);
  const needed = FIELD_NAMES.filter((name) => FORM_FIELDS[name].isRequired);
  expect(needed.filter((name) => !seen[0]?.body.includes(`name="${name}"`))).toEqual([]);
});

it.each([
  [{ requests: REQUEST_STORE }, "", "Specify the site's URL"],
  [{}, "https://www.example.com", "No provider is set"],
  [{ requests: { ...REQUEST_STORE, turnstileSiteKey: "0x4" } }, "https://www.example.com", "Turnstile"],
  [{ requests: REQUEST_STORE }, "http://127.0.0.1:1", "did not respond"],
])("with the delivery %j, the launch check reports why it cannot send a request to %j", async (delivery, where, words) => {
  const outcome = await sendTestRequest(withHosting({ delivery }), where);
  expect(outcome.isReceived).toBe(false);
  expect(outcome.words).toContain(words);
  expect(seen).toEqual([]);
});
