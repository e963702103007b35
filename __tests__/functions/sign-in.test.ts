/** The editor's sign-in with GitHub. */
import { startGitHub, type FakeGitHub } from "../../scripts/lib/fakes/github";
import { SECRETS, SETTINGS, startSite, type Site } from "./site";
import { Visitor } from "./visitor";

const OWNER = { login: "Owner-Person", writes: ["example/site"] };

let github: FakeGitHub;
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
afterAll(() => github.close());

const scopes = () => github.asked.map((query) => query.get("scope"));

describe("signing in for the editor", () => {
  it("keeps its state in a cookie that no script and no other site reads", async () => {
    const answer = await new Visitor(site).ask("/api/auth");
    const [line = ""] = answer.headers.getSetCookie();
    expect(line).toMatch(/^__Host-sign-in=/);
    expect(line.split("; ").slice(1).sort()).toEqual(["HttpOnly", "Max-Age=600", "Path=/", "SameSite=Lax", "Secure"]);
  });

  it("hands a token that GitHub knows to a page of this origin alone, as Decap CMS wants it", async () => {
    const answer = await new Visitor(site).signIn();
    expect(scopes()).toEqual(["repo"]);
    expect(github.asked[0]?.get("redirect_uri")).toBe(`${site.url.origin}/api/auth/callback`);
    expect(github.asked[0]?.get("code_challenge_method")).toBe("S256");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
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

  it("asks for less where the repository is public, and lets in whoever may write to it where nobody is named", async () => {
    const open = await start({ ...SETTINGS, signIn: { clientId: "Iv1.client", repository: "example/site", isPublic: true, people: [] } });
    expect((await new Visitor(open).signIn()).status).toBe(200);
    expect(scopes()).toEqual(["public_repo"]);
  });
});

describe("nobody gets in", () => {
  /** Tells what a visitor who was refused has got. */
  const gained = async (answer: Response): Promise<unknown[]> => {
    const html = await answer.text();
    return [answer.status, html.includes("Not signed in"), [...github.tokens.keys()].some((token) => html.includes(token))];
  };
  const NOTHING = [403, true, false];

  it.each([
    ["whom the settings do not name", { login: "stranger", writes: ["example/site"] }],
    ["who may not write to the repository", { login: "owner-person", writes: ["example/other"] }],
  ])("%s", async (_, person) => {
    github.state.person = person;
    expect(await gained(await new Visitor(site).signIn())).toEqual(NOTHING);
  });

  it("with a callback stolen from another browser", async () => {
    const [victim, thief] = [new Visitor(site), new Visitor(site)];
    const stolen = await victim.reachCallback();
    expect(await gained(await thief.ask(stolen))).toEqual(NOTHING);
    // Also when the thief has begun a sign-in too.
    await thief.reachCallback();
    expect(await gained(await thief.ask(stolen))).toEqual(NOTHING);
    expect((await victim.ask(stolen)).status).toBe(200);
  });

  it("with an answer that was used, though the browser still had its cookie", async () => {
    const visitor = new Visitor(site);
    const path = await visitor.reachCallback();
    const before = new Map(visitor.cookies);
    expect((await visitor.ask(path)).status).toBe(200);
    const again = new Visitor(site);
    for (const [name, value] of before) again.cookies.set(name, value);
    expect(await gained(await again.ask(path))).toEqual(NOTHING);
  });

  it.each([
    ["another state", (path: string) => path.replace(/state=[^&]+/, "state=guessed")],
    ["no state", (path: string) => path.replace(/&?state=[^&]+/, "")],
    ["no code", (path: string) => path.replace(/code=[^&]+&?/, "")],
  ])("with %s", async (_, change) => {
    const visitor = new Visitor(site);
    expect(await gained(await visitor.ask(change(await visitor.reachCallback())))).toEqual(NOTHING);
  });

  it("with a code that GitHub does not take", async () => {
    const visitor = new Visitor(site);
    const answer = await visitor.ask((await visitor.reachCallback()).replace(/code=[^&]+/, "code=made-up"));
    expect(answer.status).toBe(502);
    expect(visitor.cookies.size).toBe(0);
  });

  it.each([
    ["changed", (cookie: string) => cookie.replace(/verifier/, "verifies")],
    ["unsigned", (cookie: string) => cookie.replace(/\.[^.]*$/, "")],
  ])("with a cookie that was %s", async (_, change) => {
    const visitor = new Visitor(site);
    const path = await visitor.reachCallback();
    visitor.cookies.set("__Host-sign-in", change(visitor.cookies.get("__Host-sign-in") ?? ""));
    expect(await gained(await visitor.ask(path))).toEqual(NOTHING);
  });
});
