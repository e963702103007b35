import { formatHeaders, headerBlocks, type SiteForHeaders } from "../../../../src/publish/host/headers";
import { checkHeaders } from "../../../../src/publish/host/limits";
import { overlap, type Host } from "../../../../src/publish/host/hosts";

const site = (host: Host, more: Partial<SiteForHeaders> = {}): SiteForHeaders => ({
  host,
  pages: [
    "index.html",
    "404.html",
    "about.html",
    "about/index.html",
    "services.html",
    "services/index.html",
    "services/driveways.html",
    "blog/404.html",
  ],
  assets: ["app-7b20c6f55e3c6c072bb9.js", "styles.4d1559946fc6f04ad983.css", "robots.txt", "not-a-hash.js"],
  sitePolicy: "SITE",
  adminPolicy: "ADMIN",
  ...more,
});

const pathsWith = (name: string, value: string, input: SiteForHeaders) =>
  headerBlocks(input)
    .filter(({ headers }) => headers[name] === value)
    .map(({ path }) => path);

it.each<[Host, string[]]>([
  ["cloudflare", ["/404", "/404/", "/about", "/about/", "/", "/blog", "/blog/*", "/services", "/services/*"]],
  ["netlify", ["/404", "/about", "/", "/blog/*", "/services/*"]],
])("covers every page on %s", (host, paths) => {
  expect(pathsWith("Content-Security-Policy", "SITE", site(host)).sort()).toEqual([...paths].sort());
});

it.each<Host>(["cloudflare", "netlify"])("sets no header twice for one path on %s, within the limits", (host) => {
  const input = site(host, {
    pages: [...site(host).pages, "admin.html", "admin/index.html"],
    assets: [...site(host).assets, "speculation-rules.json"],
  });
  expect(checkHeaders(headerBlocks(input), host)).toEqual([]);
});

it("gives /admin its own policy, an opener for signing in, and no place in search", () => {
  const input = site("cloudflare", { pages: ["index.html", "admin/index.html", "admin.html"] });
  expect(pathsWith("Content-Security-Policy", "ADMIN", input)).toEqual(["/admin", "/admin/*"]);
  expect(pathsWith("Content-Security-Policy", "SITE", input)).toEqual(["/"]);
  expect(pathsWith("Cross-Origin-Opener-Policy", "same-origin-allow-popups", input)).toEqual(["/admin", "/admin/*"]);
  expect(pathsWith("X-Robots-Tag", "noindex", input)).toEqual(["/admin", "/admin/*"]);
});

it("keeps only what carries a hash in its name for a year", () => {
  expect(pathsWith("Cache-Control", "public, max-age=31536000, immutable", site("cloudflare"))).toEqual([
    "/static/*",
    "/app-7b20c6f55e3c6c072bb9.js",
    "/styles.4d1559946fc6f04ad983.css",
  ]);
});

it("names the speculation rules where there are some", () => {
  expect(formatHeaders(headerBlocks(site("cloudflare")))).not.toContain("Speculation-Rules");
  const input = site("cloudflare", { assets: ["speculation-rules.json"] });
  expect(pathsWith("Speculation-Rules", '"/speculation-rules.json"', input)).toContain("/about");
  expect(pathsWith("Content-Type", "application/speculationrules+json", input)).toEqual(["/speculation-rules.json"]);
});

it("writes the syntax of both hosts", () => {
  expect(
    formatHeaders([
      { path: "/a", headers: { X: "1", Y: "2" } },
      { path: "/b", headers: { Z: "3" } },
    ]),
  ).toBe("/a\n  X: 1\n  Y: 2\n\n/b\n  Z: 3\n");
});

describe("the checks", () => {
  const block = (path: string, headers: Record<string, string>) => ({ path, headers });

  it.each<[string, string, Host, boolean]>([
    ["/a", "/a", "cloudflare", true],
    ["/a", "/a/", "cloudflare", false],
    ["/a", "/a/", "netlify", true],
    ["/a", "/a/*", "cloudflare", false],
    ["/a/", "/a/*", "cloudflare", true],
    ["/a", "/a/*", "netlify", true],
    ["/ab", "/a/*", "netlify", false],
    ["/*", "/a/b", "cloudflare", true],
    ["/a/*", "/a/b/*", "netlify", true],
    ["/a/*", "/b/*", "cloudflare", false],
    ["/*", "/", "cloudflare", true],
  ])("know that %s and %s overlap on %s: %s", (one, other, host, expected) => {
    expect(overlap(one, other, host)).toBe(expected);
    expect(overlap(other, one, host)).toBe(expected);
  });

  it("find a header that two blocks set for one path, whatever its capitals", () => {
    expect(checkHeaders([block("/*", { "X-A": "1" }), block("/a", { "x-a": "2" })], "cloudflare")).toEqual([
      "_headers: /* and /a both set X-A for the same path",
    ]);
  });

  it("find too many rules", () => {
    const blocks = Array.from({ length: 101 }, (_, index) => block(`/${index}`, { A: "1" }));
    expect(checkHeaders(blocks, "cloudflare")).toEqual(["_headers: 101 rules; the host takes 100"]);
    expect(checkHeaders(blocks.slice(1), "cloudflare")).toEqual([]);
  });

  it("find a line that is too long", () => {
    const fits = block("/", { A: "x".repeat(2000 - "  A: ".length) });
    const long = block("/", { A: "x".repeat(2001 - "  A: ".length) });
    expect(checkHeaders([fits], "cloudflare")).toEqual([]);
    expect(checkHeaders([long], "cloudflare")).toEqual(["_headers: A of / has 2001 characters; the host takes 2000"]);
  });
});
