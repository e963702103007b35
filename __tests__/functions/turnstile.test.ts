import { listen, bodyText } from "../../scripts/lib/fakes/listen";
import { setTimeout } from "node:timers/promises";
import { load } from "cheerio";
import { REQUEST_STORE } from "../fixtures/request-store";
import { postUrlEncoded, postQuote, QUOTE } from "./forms";
import { SETTINGS, startSite, type Site } from "./worker-site";

let check: Awaited<ReturnType<typeof listen>>;
let site: Site;
let status = 200;
/** What Turnstile answers; by default, whether the token is good. */
let answer: string | undefined;
const log: string[] = [];
const verifications: string[] = [];

beforeAll(async () => {
  check = await listen(async (request, response) => {
    const body = await bodyText(request);
    verifications.push(body);
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(answer ?? JSON.stringify({ success: body.includes("response=good") }));
  });
  const requestStore = { ...REQUEST_STORE, turnstileSiteKey: "0x4key" };
  site = await startSite({
    settings: { ...SETTINGS, requestStore },
    bindings: { TURNSTILE_SECRET: "turnstile-secret", TURNSTILE_URL: check.url },
    onLog: (text) => log.push(text),
  });
});
beforeEach(() => {
  status = 200;
  answer = undefined;
});
afterAll(() => check.close());

it("accepts a form with a valid token", async () => {
  expect((await postQuote(site, { "cf-turnstile-response": "good" })).status).toBe(200);
});

it("verifies a token with the site's secret", async () => {
  await postQuote(site, { message: "verified", "cf-turnstile-response": "good" });
  expect(verifications.at(-1)).toBe("secret=turnstile-secret&response=good");
});

it.each([
  ["without a token", {}],
  ["with an invalid token", { "cf-turnstile-response": "bad" }],
])("rejects a form %s", async (_, fields) => {
  const refused = await postQuote(site, { message: "refused", ...fields });
  expect(refused.status).toBe(403);
  await expect(refused.json()).resolves.toMatchObject({ problem: "check", phone: SETTINGS.phone });
  expect(await site.rows("SELECT id FROM requests WHERE message = 'refused'")).toEqual([]);
});

it.each([
  [500, 200],
  [502, 200],
  [503, 200],
  [400, 403],
  [401, 403],
  [403, 403],
  [413, 403],
  [429, 403],
])("if Turnstile answers %d, the form gets %d", async (answered, expected) => {
  status = answered;
  expect((await postQuote(site, { message: `answered ${answered}`, "cf-turnstile-response": "good" })).status).toBe(expected);
});

const failure = (...codes: readonly string[]): string => JSON.stringify({ success: false, "error-codes": codes });

// Turnstile answers all of these with 200.
it.each([
  ["an error of its own", failure("internal-error"), 200],
  ["a wrong secret", failure("invalid-input-secret"), 200],
  ["an error page", "<!doctype html>", 200],
  ["half an answer", '{"success":', 200],
  ["an invalid token", failure("invalid-input-response"), 403],
  ["a token that was used before", failure("timeout-or-duplicate"), 403],
  ["a malformed request", failure("bad-request"), 403],
  ["no error code", failure(), 403],
])("if Turnstile answers with %s (%s), the form gets %d", async (name, text, expected) => {
  answer = text;
  expect((await postQuote(site, { message: name, "cf-turnstile-response": "any" })).status).toBe(expected);
});

it("logs that Turnstile rejects TURNSTILE_SECRET", async () => {
  answer = failure("invalid-input-secret");
  log.length = 0;
  await postQuote(site, { message: "logged", "cf-turnstile-response": "any" });
  while (log.length === 0) await setTimeout(10);
  expect(log.join("")).toContain("requests: Turnstile rejects TURNSTILE_SECRET");
});

describe("a token that is longer than Turnstile's", () => {
  // Turnstile's tokens have at most 2,048 characters.
  const fields = { "cf-turnstile-response": `good${"x".repeat(2045)}` };

  it("is rejected", async () => {
    expect((await postQuote(site, fields)).status).toBe(403);
  });

  it("is not sent to Turnstile", async () => {
    verifications.length = 0;
    await postQuote(site, fields);
    expect(verifications).toEqual([]);
  });
});

describe("the page that returns a rejected form", () => {
  const rejected = () => postUrlEncoded(site, { "cf-turnstile-response": "bad" });
  const rejectedPage = async () => load(await (await rejected()).text());

  it("has a new Turnstile check", async () => {
    const $ = await rejectedPage();
    expect($("form .cf-turnstile").attr("data-sitekey")).toBe("0x4key");
    expect($("script[src^='https://challenges.cloudflare.com/turnstile/']")).toHaveLength(1);
  });

  it.each(["script-src", "frame-src"])("allows Turnstile in its Content-Security-Policy (%s)", async (directive) => {
    const policy = (await rejected()).headers.get("content-security-policy");
    expect(policy).toContain(`${directive} https://challenges.cloudflare.com`);
  });

  it("keeps the message", async () => {
    expect((await rejectedPage())("textarea").val()).toBe(QUOTE.message);
  });

  it("keeps the photo field", async () => {
    expect((await rejectedPage())("input[type=file]")).toHaveLength(1);
  });
});
