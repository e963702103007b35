import { hostOf, type Host } from "../../../../../src/build/publish/host/hosts";
import { checkRedirects, redirectLines } from "../../../../../src/build/publish/host/redirects";

const moved = [{ from: "/old", to: "/new" }];

it.each<[Host, string[]]>([
  ["cloudflare", ["/old /new 301", "/old/ /new 301"]],
  ["netlify", ["/old /new 301!", "/blog/* /blog/404.html 404"]],
])("writes the redirects for %s", (host, lines) => {
  expect(redirectLines(moved, host)).toEqual(lines);
});

it("finds too many redirects, and too long ones", () => {
  const lines = redirectLines(
    Array.from({ length: 1001 }, (_, index) => ({ from: `/${index}`, to: "/new" })),
    "cloudflare",
  );
  expect(checkRedirects(lines, "cloudflare")).toEqual(["_redirects: 2002 rules; the host takes 2000"]);
  expect(checkRedirects(lines.slice(2), "cloudflare")).toEqual([]);
  expect(checkRedirects([`/${"x".repeat(1000)} /new 301`], "netlify")).toHaveLength(1);
});

it.each([
  [{}, "cloudflare"],
  [{ NETLIFY: "true" }, "netlify"],
  [{ SITE_HOST: "netlify" }, "netlify"],
  [{ SITE_HOST: "cloudflare", NETLIFY: "true" }, "cloudflare"],
])("builds, with %j set, for %s", (environment, host) => {
  expect(hostOf(environment)).toBe(host);
});

it("refuses a host it does not know", () => {
  expect(() => hostOf({ SITE_HOST: "vercel" })).toThrow('SITE_HOST is "vercel"; expected cloudflare or netlify.');
});
