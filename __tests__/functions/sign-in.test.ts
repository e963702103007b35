import { startGitHub, type GitHubStandIn } from "../../scripts/lib/stand-ins/github";
import { Browser } from "./browser";
import { SECRETS, SETTINGS, startSite, type Site } from "./site";

const OWNER = { login: "Owner-Person", writes: ["example/site"] };

let github: GitHubStandIn;
let site: Site;

const start = (settings = SETTINGS, bindings: Record<string, string> = {}) =>
  startSite({ settings, bindings: { GITHUB_URL: github.url, GITHUB_API_URL: github.url, ...bindings } });

beforeAll(async () => {
  github = await startGitHub(OWNER, SECRETS.GITHUB_CLIENT_SECRET);
  site = await start();
});
beforeEach(() => {
  github.state.person = OWNER;
  github.asked.length = 0;
});
afterAll(async () => {
  await site.dispose();
  await github.close();
});

const scopes = () => github.asked.map((query) => query.get("scope"));

describe("signing in for the page of requests", () => {
  it("asks GitHub for the name alone, comes back with a session that no script reads, and leads to the page", async () => {
    const browser = new Browser(site);
    const answer = await browser.signIn();
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/requests"]);
    expect(scopes()).toEqual([""]);
    expect(github.asked[0]?.get("redirect_uri")).toBe(`${site.url.origin}/api/auth/callback`);
    expect(github.asked[0]?.get("code_challenge_method")).toBe("S256");
    const line = answer.headers.getSetCookie().find((each) => each.startsWith("__Host-session="));
    expect(line?.split("; ").slice(1)).toEqual(["Path=/", "Max-Age=86400", "HttpOnly", "Secure", "SameSite=Strict"]);
    await expect((await browser.ask("/api/session")).json()).resolves.toMatchObject({ login: OWNER.login });
    expect(await answer.text()).toBe("");
  });

  it("ends with signing out", async () => {
    const browser = new Browser(site);
    await browser.signIn();
    expect((await browser.change("DELETE", "/api/session")).status).toBe(200);
    expect((await browser.ask("/api/session")).status).toBe(401);
  });
});

describe("signing in for the editor", () => {
  it("hands a token that GitHub knows to a page of this origin alone, as Decap CMS wants it", async () => {
    const browser = new Browser(site);
    const answer = await browser.ask(await browser.reachCallback("?provider=github&site_id=x&scope=repo,user,delete_repo"));
    expect(scopes()).toEqual(["repo"]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    const token = [...github.tokens.keys()].find((each) => html.includes(each));
    expect(token).toBeDefined();
    expect(html).toContain(`const origin = "${site.url.origin}"`);
    expect(html.match(/postMessage\([^;]*\);/g)?.every((call) => call.endsWith(", origin);"))).toBe(true);
    expect(html.match(/postMessage\(/g)).toHaveLength(2);
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
    expect(html).toContain(`<script nonce="${nonce}">`);
  });

  it("asks for less where the repository is public", async () => {
    const open = await start({ ...SETTINGS, signIn: { clientId: "Iv1.client", repository: "example/site", isPublic: true, people: [] } });
    try {
      await new Browser(open).reachCallback("?provider=github");
      await new Browser(open).reachCallback();
      expect(scopes()).toEqual(["public_repo", ""]);
    } finally {
      await open.dispose();
    }
  });

  it("is for those who may write to the repository", async () => {
    github.state.person = { login: "owner-person", writes: ["example/other"] };
    const browser = new Browser(site);
    const answer = await browser.ask(await browser.reachCallback("?provider=github"));
    expect(answer.status).toBe(403);
    const html = await answer.text();
    for (const token of github.tokens.keys()) expect(html).not.toContain(token);
    expect(browser.cookies.size).toBe(0);
  });
});

describe("nobody gets in", () => {
  /** Lists what a browser that was refused has got of a session. */
  const gained = async (answer: Response, browser: Browser): Promise<unknown[]> => {
    const words = (await answer.text()).includes("Not signed in");
    return [answer.status, words, browser.cookies.has("__Host-session"), (await browser.ask("/api/session")).status];
  };
  const NOTHING = [403, true, false, 401];

  it("whom the settings do not name", async () => {
    github.state.person = { login: "stranger", writes: ["example/site"] };
    const browser = new Browser(site);
    expect(await gained(await browser.signIn(), browser)).toEqual(NOTHING);
  });

  it("with a callback stolen from another browser", async () => {
    const [victim, thief] = [new Browser(site), new Browser(site)];
    const stolen = await victim.reachCallback();
    expect(await gained(await thief.ask(stolen), thief)).toEqual(NOTHING);
    // Also when the thief has begun a sign-in too.
    await thief.reachCallback();
    expect(await gained(await thief.ask(stolen), thief)).toEqual(NOTHING);
    expect((await victim.ask(stolen)).status).toBe(303);
  });

  it("with an answer that was used, though the browser still had its cookie", async () => {
    const browser = new Browser(site);
    const path = await browser.reachCallback();
    const before = new Map(browser.cookies);
    expect((await browser.ask(path)).status).toBe(303);
    const again = new Browser(site);
    for (const [name, value] of before) again.cookies.set(name, value);
    expect(await gained(await again.ask(path), again)).toEqual(NOTHING);
  });

  it.each([
    ["another state", (path: string) => path.replace(/state=[^&]+/, "state=guessed")],
    ["no state", (path: string) => path.replace(/&?state=[^&]+/, "")],
    ["no code", (path: string) => path.replace(/code=[^&]+&?/, "")],
  ])("with %s", async (_, change) => {
    const browser = new Browser(site);
    expect(await gained(await browser.ask(change(await browser.reachCallback())), browser)).toEqual(NOTHING);
  });

  it("with a code that GitHub does not take", async () => {
    const browser = new Browser(site);
    const answer = await browser.ask((await browser.reachCallback()).replace(/code=[^&]+/, "code=made-up"));
    expect(answer.status).toBe(502);
    expect(browser.cookies.size).toBe(0);
  });

  it.each([
    ["changed", (cookie: string) => `${btoa(JSON.stringify({ login: "owner-person", until: 9e15 }))}.${cookie.split(".")[1] ?? ""}`],
    ["unsigned", () => `${btoa(JSON.stringify({ login: "owner-person", until: 9e15 }))}.`],
    ["cut", (cookie: string) => cookie.slice(0, -2)],
    ["made of nothing", () => "."],
  ])("with a session that was %s", async (_, change) => {
    const browser = new Browser(site);
    await browser.signIn();
    browser.cookies.set("__Host-session", change(browser.cookies.get("__Host-session") ?? ""));
    expect((await browser.ask("/api/session")).status).toBe(401);
    expect((await browser.ask("/api/requests")).status).toBe(401);
  });

  it("with the sign-in's own cookie as a session", async () => {
    const browser = new Browser(site);
    await browser.reachCallback();
    browser.cookies.set("__Host-session", browser.cookies.get("__Host-sign-in") ?? "");
    expect((await browser.ask("/api/session")).status).toBe(401);
  });

  it("whom the settings name no longer", async () => {
    const browser = new Browser(site);
    await browser.signIn();
    const signIn = { clientId: "Iv1.client", repository: "example/site", isPublic: false, people: ["somebody-else"] };
    const changed = await start({ ...SETTINGS, signIn });
    try {
      const later = new Browser(changed);
      later.cookies.set("__Host-session", browser.cookies.get("__Host-session") ?? "");
      expect((await later.ask("/api/session")).status).toBe(401);
    } finally {
      await changed.dispose();
    }
  });

  it.each([
    ["a short secret", { SECRET: "short" }, "SECRET"],
    ["no client secret", { GITHUB_CLIENT_SECRET: "" }, "GITHUB_CLIENT_SECRET"],
  ])("on a host with %s, and the page says what is missing", async (_, bindings, words) => {
    const half = await start(SETTINGS, bindings);
    try {
      const answer = await new Browser(half).ask("/api/auth?for=requests");
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain(words);
    } finally {
      await half.dispose();
    }
  });
});
