/** The editor's sign-in with GitHub, against a fake GitHub. */
import { serializeSigned } from "hono/utils/cookie";
import { startGitHub, type FakeGitHub } from "../../scripts/lib/fakes/github";
import { SECRETS, SETTINGS, startSite, type Site, type SiteOptions } from "./worker-site";
import { required } from "../../src/content/shared/required";
import { Visitor } from "./sign-in-visitor";

/** The sign-in settings of `SETTINGS`, which name one person. */
const SIGN_IN = required(SETTINGS.signIn, "The sign-in");
const OWNER = { login: "Owner-Person", writes: [SIGN_IN.repository] };

let github: FakeGitHub;
let site: Site;

const start = (settings = SETTINGS) => startSite({ settings, bindings: { GITHUB_URL: github.url, GITHUB_API_URL: github.url } });

beforeAll(async () => {
  github = await startGitHub(OWNER, SECRETS.GITHUB_CLIENT_SECRET);
  site = await start();
});
beforeEach(() => {
  github.state.person = OWNER;
  github.authorizations.length = 0;
});
afterAll(() => github.close());

const scopes = () => github.authorizations.map((query) => query.get("scope"));

describe("signing in to the editor", () => {
  it("keeps its state in an HttpOnly cookie for this host only", async () => {
    const answer = await new Visitor(site).ask("/api/auth");
    const [line = ""] = answer.headers.getSetCookie();
    expect(line).toMatch(/^__Host-sign-in=/);
    expect(line.split("; ").slice(1).sort()).toEqual(["HttpOnly", "Max-Age=600", "Path=/", "SameSite=Lax", "Secure"]);
  });

  it("passes GitHub's token only to a page on this origin, using Decap's protocol", async () => {
    const answer = await new Visitor(site).signIn();
    expect(scopes()).toEqual(["repo"]);
    expect(github.authorizations[0]?.get("redirect_uri")).toBe(`${site.url.origin}/api/auth/callback`);
    expect(github.authorizations[0]?.get("code_challenge_method")).toBe("S256");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const html = await answer.text();
    const token = [...github.tokens.keys()].find((each) => html.includes(each));
    expect(token).toBeDefined();
    expect(html).toContain(`const origin = "${site.url.origin}"`);
    expect(html.match(/postMessage\([^;]*\);/g)?.every((call) => call.endsWith(", origin);"))).toBe(true);
    expect(html.match(/postMessage\(/g)).toHaveLength(2);
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
    expect(html).toContain(`<script nonce="${nonce}">`);
  });

  it("requests a narrower scope for a public repository", async () => {
    const open = await start({ ...SETTINGS, signIn: { ...SIGN_IN, isPublic: true } });
    await new Visitor(open).signIn();
    expect(scopes()).toEqual(["public_repo"]);
  });

  it("accepts everyone with write access if the settings name no one", async () => {
    const open = await start({ ...SETTINGS, signIn: { ...SIGN_IN, people: [] } });
    github.state.person = { login: "stranger", writes: [SIGN_IN.repository] };
    expect((await new Visitor(open).signIn()).status).toBe(200);
  });
});

describe("the sign-in", () => {
  /** Returns the status, whether the page says "Not signed in", and whether it contains a token. */
  const outcome = async (answer: Response): Promise<unknown[]> => {
    const html = await answer.text();
    return [answer.status, html.includes("Not signed in"), [...github.tokens.keys()].some((token) => html.includes(token))];
  };
  const REFUSED = [403, true, false];

  it.each([
    ["a user who is not named in the settings", { login: "stranger", writes: ["example/site"] }],
    ["a user without write access", { login: "owner-person", writes: ["example/other"] }],
  ])("refuses %s", async (_, person) => {
    github.state.person = person;
    expect(await outcome(await new Visitor(site).signIn())).toEqual(REFUSED);
  });

  it("refuses a callback URL that was stolen from another browser", async () => {
    const [victim, thief] = [new Visitor(site), new Visitor(site)];
    const stolen = await victim.reachCallback();
    expect(await outcome(await thief.ask(stolen))).toEqual(REFUSED);
    // The URL is refused even if the thief has started a sign-in too.
    await thief.reachCallback();
    expect(await outcome(await thief.ask(stolen))).toEqual(REFUSED);
    expect((await victim.ask(stolen)).status).toBe(200);
  });

  it("refuses a callback URL that was already used, even with the original cookie", async () => {
    const visitor = new Visitor(site);
    const path = await visitor.reachCallback();
    const before = new Map(visitor.cookies);
    expect((await visitor.ask(path)).status).toBe(200);
    const again = new Visitor(site);
    for (const [name, value] of before) again.cookies.set(name, value);
    expect(await outcome(await again.ask(path))).toEqual(REFUSED);
  });

  it.each([
    ["another state", (path: string) => path.replace(/state=[^&]+/, "state=guessed")],
    ["no state", (path: string) => path.replace(/&?state=[^&]+/, "")],
    ["no code", (path: string) => path.replace(/code=[^&]+&?/, "")],
  ])("refuses a callback with %s", async (_, change) => {
    const visitor = new Visitor(site);
    expect(await outcome(await visitor.ask(change(await visitor.reachCallback())))).toEqual(REFUSED);
  });

  it("refuses a code that GitHub rejects", async () => {
    const visitor = new Visitor(site);
    const answer = await visitor.ask((await visitor.reachCallback()).replace(/code=[^&]+/, "code=made-up"));
    expect(answer.status).toBe(502);
    expect(visitor.cookies.size).toBe(0);
  });

  describe("says what is wrong if", () => {
    it.each<[string, SiteOptions, number, string]>([
      ["no database is connected", { hasDatabase: false }, 503, "The database is not connected (docs/requests.md)."],
      [
        "GitHub's API cannot be reached",
        { bindings: { GITHUB_API_URL: "http://127.0.0.1:9" } },
        502,
        "GitHub cannot be reached right now.",
      ],
    ])("%s", async (_, { bindings, ...options }, status, message) => {
      const broken = await startSite({ ...options, bindings: { GITHUB_URL: github.url, GITHUB_API_URL: github.url, ...bindings } });
      const answer = await new Visitor(broken).signIn();
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)]);
    });

    it("the database was not migrated", async () => {
      const broken = await start();
      await broken.rows("DROP TABLE used_sign_ins");
      const answer = await new Visitor(broken).signIn();
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("its migrations were not applied")]);
    });

    it("the sign-in itself has a bug", async () => {
      const visitor = new Visitor(site);
      // A cookie with a valid signature, but without valid JSON.
      const [, signed = ""] = /=([^;]*)/.exec(await serializeSigned("sign-in", "{", SECRETS.SECRET)) ?? [];
      visitor.cookies.set("__Host-sign-in", signed);
      const answer = await visitor.ask("/api/auth/callback?code=a&state=b");
      expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining("Sign-in failed because of a bug on this site.")]);
    });
  });

  it.each([
    ["a changed cookie", (cookie: string) => cookie.replace(/verifier/, "verifies")],
    ["an unsigned cookie", (cookie: string) => cookie.replace(/\.[^.]*$/, "")],
  ])("refuses %s", async (_, change) => {
    const visitor = new Visitor(site);
    const path = await visitor.reachCallback();
    visitor.cookies.set("__Host-sign-in", change(visitor.cookies.get("__Host-sign-in") ?? ""));
    expect(await outcome(await visitor.ask(path))).toEqual(REFUSED);
  });
});
