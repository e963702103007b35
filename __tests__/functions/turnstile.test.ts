import { listen, textOf } from "../../scripts/lib/stand-ins/listen";
import { postQuote } from "./forms";
import { SETTINGS, startSite, type Site } from "./site";

let check: Awaited<ReturnType<typeof listen>>;
let site: Site;
let answer = 200;
const asked: string[] = [];

beforeAll(async () => {
  check = await listen(async (request, response) => {
    const body = await textOf(request);
    asked.push(body);
    response.writeHead(answer, { "content-type": "application/json" }).end(JSON.stringify({ success: body.includes("response=good") }));
  });
  const desk = { hasPhotos: false, keepDays: 30, hasTurnstile: true };
  site = await startSite({ settings: { ...SETTINGS, desk }, bindings: { TURNSTILE_SECRET: "turnstile-secret", TURNSTILE_URL: check.url } });
});
beforeEach(() => {
  answer = 200;
});
afterAll(async () => {
  await site.dispose();
  await check.close();
});

it("takes a form that the check lets through, and asks with the site's secret", async () => {
  expect((await postQuote(site, { "cf-turnstile-response": "good" })).status).toBe(200);
  expect(asked.at(-1)).toBe("secret=turnstile-secret&response=good");
});

it.each([
  ["without the check", {}],
  ["that the check holds for a program's", { "cf-turnstile-response": "bad" }],
])("refuses a form %s, in words with the phone", async (_, fields) => {
  const refused = await postQuote(site, { message: "refused", ...fields });
  expect(refused.status).toBe(403);
  await expect(refused.json()).resolves.toMatchObject({ problem: "check", phone: SETTINGS.phone });
  expect(await site.rows("SELECT id FROM requests WHERE message = 'refused'")).toEqual([]);
});

it("takes a form while the check itself is away: a customer lost is worse than a program let in", async () => {
  answer = 500;
  expect((await postQuote(site, { message: "away", "cf-turnstile-response": "any" })).status).toBe(200);
});
