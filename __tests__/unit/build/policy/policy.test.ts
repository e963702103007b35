import { adminPolicy, BARE_POLICY, HEADER_POLICY, pagePolicy } from "../../../../src/build/policy/policy";

const directives = (policy: string) => new Map(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));
const none = { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] };

describe("the policy of a public page", () => {
  it("allows no inline code but the named, and no eval", () => {
    const policy = pagePolicy(none);
    expect(policy).not.toMatch(/unsafe/);
    expect(directives(policy).get("script-src")).toEqual(["'self'", "'sha256-s'"]);
    expect(directives(policy).get("style-src")).toEqual(["'self'", "'sha256-t'"]);
  });

  it.each(["connect-src", "form-action"])("lets %s follow the delivery endpoint, by its origin", (name) => {
    expect(directives(pagePolicy(none)).get(name)).toEqual(["'self'"]);
    const policy = pagePolicy({ ...none, endpoint: "https://forms.test:8443/f/abc?x=1;y" });
    expect(directives(policy).get(name)).toEqual(["'self'", "https://forms.test:8443"]);
  });
});

it.each([
  ["a public page", pagePolicy(none)],
  ["/admin", adminPolicy()],
  ["a page that sends on", BARE_POLICY],
])("leaves out of %s what a meta element may not say", (_, policy) => {
  // https://www.w3.org/TR/CSP3/#meta-element
  expect([...directives(policy).keys()].filter((name) => ["frame-ancestors", "report-uri", "sandbox"].includes(name ?? ""))).toEqual([]);
});

it("forbids every answer to stand in a frame, to run plugins and to change its base address, /admin included", () => {
  expect(Object.fromEntries(directives(HEADER_POLICY))).toEqual({
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
  });
});
