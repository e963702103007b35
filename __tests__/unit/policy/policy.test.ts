import { backendFrom, connectedUrls } from "../../../src/cms/backend";
import { required } from "../../../src/content/shared/required";
import { adminPolicy, BARE_POLICY, HEADER_POLICY, pagePolicy } from "../../../src/policy/policy";

const directives = (policy: string) => new Map(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));
const hashes = { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] };

describe("the Content-Security-Policy of a public page", () => {
  it("allows inline code only by its hash", () => {
    const policy = directives(pagePolicy(hashes));
    expect(policy.get("script-src")).toEqual(["'self'", "'sha256-s'"]);
    expect(policy.get("style-src")).toEqual(["'self'", "'sha256-t'"]);
  });

  it("allows no eval", () => {
    expect(pagePolicy(hashes)).not.toMatch(/unsafe/);
  });

  it.each(["connect-src", "form-action"])("adds the origin of the delivery endpoint to %s", (name) => {
    expect(directives(pagePolicy(hashes)).get(name)).toEqual(["'self'"]);
    const policy = pagePolicy({ ...hashes, endpoint: "https://forms.test:8443/f/abc?x=1;y" });
    expect(directives(policy).get(name)).toEqual(["'self'", "https://forms.test:8443"]);
  });
});

describe("the Content-Security-Policy of /admin", () => {
  const signIn = { clientId: "Iv23abcdefgh", repository: "owner/site", isPublic: false, people: [] };
  const service = (address: string) => ({ CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: address });

  it.each([
    ["the site's own sign-in", {}, ["https://api.github.com"]],
    ["a sign-in service", service("https://login.example.com"), ["https://api.github.com", "https://login.example.com"]],
    [
      "a sign-in service with a port",
      service("https://login.example.com:8443/"),
      ["https://api.github.com", "https://login.example.com:8443"],
    ],
    ["a sign-in service at GitHub's API", service("https://api.github.com/"), ["https://api.github.com"]],
    ["npm run cms", { CMS_PROXY_URL: "http://127.0.0.1:8081/api/v1" }, ["http://127.0.0.1:8081"]],
  ])("with %s, lets the editor connect only to the site and its hosts", (_, environment, hosts) => {
    const backend = required(backendFrom(environment, { signIn }), "The backend");
    expect(directives(adminPolicy(connectedUrls(backend))).get("connect-src")).toEqual(["'self'", "data:", "blob:", ...hosts]);
  });
});

it.each([
  ["a public page", pagePolicy(hashes)],
  ["/admin", adminPolicy()],
  ["a redirect page", BARE_POLICY],
])("the policy of %s has no directive that browsers ignore in a meta element", (_, policy) => {
  // https://www.w3.org/TR/CSP3/#meta-element
  expect([...directives(policy).keys()].filter((name) => ["frame-ancestors", "report-uri", "sandbox"].includes(name ?? ""))).toEqual([]);
});

it("the policy header of every page, including /admin, forbids framing, plugins and base elements", () => {
  expect(Object.fromEntries(directives(HEADER_POLICY))).toEqual({
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
  });
});
