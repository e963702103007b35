import { adminPolicy, metaPolicy, sitePolicy } from "../../../../src/publish/host/policy";

const directives = (policy: string) => new Map(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));
const none = { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] };

describe("the policy of the public pages", () => {
  it("allows no inline code but the named, and no eval", () => {
    const policy = sitePolicy(none);
    expect(policy).not.toMatch(/unsafe/);
    expect(directives(policy).get("script-src")).toEqual(["'self'", "'sha256-s'"]);
    expect(directives(policy).get("style-src")).toEqual(["'self'", "'sha256-t'"]);
  });

  it.each([
    ["default-src", ["'none'"]],
    ["style-src-attr", ["'none'"]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["frame-ancestors", ["'none'"]],
    ["frame-src", ["https://www.openstreetmap.org"]],
  ])("sets %s to %s", (name, sources) => {
    expect(directives(sitePolicy(none)).get(name)).toEqual(sources);
  });

  it.each(["connect-src", "form-action"])("lets %s follow the delivery endpoint, by its origin", (name) => {
    expect(directives(sitePolicy(none)).get(name)).toEqual(["'self'"]);
    const policy = sitePolicy({ ...none, endpoint: "https://forms.test:8443/f/abc?x=1;y" });
    expect(directives(policy).get(name)).toEqual(["'self'", "https://forms.test:8443"]);
  });

  it("leaves out of a meta element what one may not say", () => {
    const policy = sitePolicy(none);
    expect(metaPolicy(policy)).not.toContain("frame-ancestors");
    expect([...directives(metaPolicy(policy)).keys(), "frame-ancestors"].sort()).toEqual([...directives(policy).keys()].sort());
  });
});

it("gives /admin alone a looser policy, still without inline scripts, plugins and frames around it", () => {
  const admin = directives(adminPolicy({ scripts: [] }));
  expect(admin.get("script-src")).toEqual(["'self'", "'unsafe-eval'"]);
  expect(admin.get("style-src")).toContain("'unsafe-inline'");
  expect(admin.get("object-src")).toEqual(["'none'"]);
  expect(admin.get("frame-ancestors")).toEqual(["'none'"]);
});
