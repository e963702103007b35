import { adminPolicy, BARE_POLICY, HEADER_POLICY, pagePolicy } from "../../../src/policy/policy";

const directives = (policy: string) => new Map(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));
const hashes = { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] };

describe("the Content-Security-Policy of a public page", () => {
  it("allows only hashed inline code, and no eval", () => {
    const policy = pagePolicy(hashes);
    expect(policy).not.toMatch(/unsafe/);
    expect(directives(policy).get("script-src")).toEqual(["'self'", "'sha256-s'"]);
    expect(directives(policy).get("style-src")).toEqual(["'self'", "'sha256-t'"]);
  });

  it.each(["connect-src", "form-action"])("adds the origin of the delivery endpoint to %s", (name) => {
    expect(directives(pagePolicy(hashes)).get(name)).toEqual(["'self'"]);
    const policy = pagePolicy({ ...hashes, endpoint: "https://forms.test:8443/f/abc?x=1;y" });
    expect(directives(policy).get(name)).toEqual(["'self'", "https://forms.test:8443"]);
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
