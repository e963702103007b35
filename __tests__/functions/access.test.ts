/** Only visitors with a valid Cloudflare Access token can read or change requests. */
import { load } from "cheerio";
import { newKey, signToken } from "../../scripts/lib/fakes/access";
import { postQuote, QUOTE } from "./forms";
import { ask, PAGE, startSiteWithOwner, type SiteWithOwner } from "./owner";
import { CRACKS } from "./worker-site";

let access: SiteWithOwner["access"];
let site: SiteWithOwner["site"];
let id: string;

beforeAll(async () => {
  ({ access, site } = await startSiteWithOwner({ bindings: { MAIL_KEY: "" } }));
  await postQuote(site);
  id = String((await site.rows("SELECT id FROM requests"))[0]?.id);
});

/** A key that Cloudflare Access does not know. */
const otherKey = newKey().privateKey;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

const TOKENS: readonly (readonly [string, () => string | undefined])[] = [
  ["no token", () => undefined],
  ["a malformed token", () => "x.y.z"],
  ["a token signed by another key", () => signToken(access.claims(), otherKey)],
  ["a token with an unknown key id", () => signToken(access.claims(), otherKey, { alg: "RS256", kid: "other" })],
  ["an unsigned token", () => `${encode({ alg: "none" })}.${encode(access.claims())}.`],
  ["a changed token", () => access.token().replace(/\.[^.]+\./, `.${encode(access.claims({ email: "eve@example.com" }))}.`)],
  ...[
    { crit: ["exp"], exp: 1 },
    { crit: ["b64"], b64: false },
    { crit: ["x5"], x5: 1 },
    { crit: [] },
    { crit: ["alg"] },
    { crit: "alg" },
  ].map(
    (header) =>
      [
        `a token with the critical header ${JSON.stringify(header)}`,
        () => signToken(access.claims(), access.privateKey, { alg: "RS256", kid: "fake", ...header }),
      ] as const,
  ),
  ["an expired token", () => access.token({ exp: Math.floor(Date.now() / 1000) - 60 })],
  ["a token without an expiry", () => access.token({ exp: undefined })],
  ["a token for another application", () => access.token({ aud: ["b".repeat(64)] })],
  ["a token from another team", () => access.token({ iss: "https://other.cloudflareaccess.com" })],
];

describe.each(TOKENS)("with %s", (_, token) => {
  /** Tries to read and change everything. Returns each path with the status and text of the response. */
  const askForAll = async () => {
    const [one, deletion] = [`${PAGE}/${id}`, `${PAGE}/${id}/delete`];
    const reads = [PAGE, `${PAGE}/`, `${PAGE}/export.csv`, `${PAGE}/photos/${"0".repeat(64)}`, one, deletion];
    const change = { method: "POST", headers: { Origin: site.url.origin }, body: new URLSearchParams({ state: "done", which: "request" }) };
    const answers = [];
    for (const [path, init] of [...reads.map((path) => [path, {}] as const), [one, change] as const, [deletion, change] as const]) {
      const answer = await ask(site, path, token(), init);
      answers.push({ path, status: answer.status, text: await answer.text() });
    }
    return answers;
  };

  it("the owner's page rejects every request", async () => {
    for (const { path, status } of await askForAll()) expect([path, status]).toEqual([path, 403]);
  });

  it("the owner's page shows no data", async () => {
    const values = [...Object.values(QUOTE), CRACKS];
    for (const { text } of await askForAll()) {
      // HTML pages write some characters as entities, such as the apostrophe of the name.
      const decoded = load(text).text();
      for (const value of values) expect(`${text}\n${decoded}`).not.toContain(value);
    }
  });

  it("the owner's page changes nothing", async () => {
    await askForAll();
    expect(await site.rows("SELECT state FROM requests")).toEqual([{ state: "new" }]);
  });
});

it.each([
  ["the header that Access sends", (token: string) => ({ "Cf-Access-Jwt-Assertion": token })],
  ["the cookie that Access sets", (token: string) => ({ Cookie: `CF_Authorization=${token}` })],
])("the owner's page accepts a valid token in %s", async (_, headersWith) => {
  const answer = await ask(site, PAGE, undefined, { headers: headersWith(access.token()) });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(QUOTE.email);
  expect(html).toContain("owner@example.com");
});

it.each([
  ["from another site", { Origin: "https://evil.example" }],
  ["from a subdomain", { Origin: "https://sister.example.com", "Sec-Fetch-Site": "same-site" }],
  ["without an Origin header", {}],
])("the owner's page rejects a form sent %s", async (_, headers: Readonly<Record<string, string>>) => {
  for (const path of [`${PAGE}/${id}`, `${PAGE}/${id}/delete`]) {
    const body = new URLSearchParams({ state: "done", which: "request" });
    const answer = await ask(site, path, access.token(), { method: "POST", headers, body });
    expect(answer.status).toBe(403);
  }
  expect(await site.rows("SELECT state FROM requests")).toEqual([{ state: "new" }]);
});

it("the owner's page responds with 503 while Access's keys cannot be fetched", async () => {
  const { access: unavailable, owner } = await startSiteWithOwner();
  unavailable.state.isDown = true;
  const refused = await owner.ask(PAGE);
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining("cannot be checked right now")]);
  unavailable.state.isDown = false;
  expect((await owner.ask(PAGE)).status).toBe(200);
});
