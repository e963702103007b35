import { formatHeaders, headerBlocks, isAdmin } from "../../../../../src/build/publish/host/headers";
import { checkHeaders } from "../../../../../src/build/publish/host/limits";
import { overlap, type Host } from "../../../../../src/build/publish/host/hosts";
import { pagePolicy } from "../../../../../src/build/policy/policy";

const HOSTS: readonly Host[] = ["cloudflare", "netlify"];
const SITE = [
  ...["index.html", "404.html", "about.html", "about/index.html", "services.html", "services/index.html", "blog/404.html"],
  ...["admin.html", "admin/index.html", "robots.txt", "speculation-rules.json", "static/app-7b20c6f55e.js"],
];

const pathsWith = (name: string, value: string, files = SITE) =>
  headerBlocks(files, "cloudflare")
    .filter(({ headers }) => Object.entries(headers).some((header) => header.join() === `${name},${value}`))
    .map(({ path }) => path);

/** Number of rules and length of the longest line. */
const sizeOf = (files: readonly string[], host: Host) => {
  const blocks = headerBlocks(files, host);
  return {
    rules: blocks.length,
    longest: Math.max(
      ...formatHeaders(blocks)
        .split("\n")
        .map(({ length }) => length),
    ),
  };
};

describe.each(HOSTS)("on %s", (host) => {
  it("sets no header twice for one path, within the limits", () => {
    expect(checkHeaders(headerBlocks(SITE, host), host)).toEqual([]);
  });

  it("has the same rules for 60 kinds of page and 60 single pages as for the pages of today", () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    const kinds = numbers.flatMap((kind) => [`kind-${kind}.html`, `kind-${kind}/index.html`, `kind-${kind}/page.html`]);
    const singles = numbers.flatMap((single) => [`single-${single}.html`, `single-${single}/index.html`]);
    const scripts = numbers.map((kind) => `static/component---kind-${kind}-${String(kind).padStart(20, "0")}.js`);
    expect(sizeOf([...SITE, ...kinds, ...singles, ...scripts], host)).toEqual(sizeOf(SITE, host));
  });
});

it("has a page's policy of one length, however many kinds of page there are", () => {
  const policyOf = (kind: number) => pagePolicy({ scripts: ["'sha256-one'"], styles: ["'sha256-site'", `'sha256-${kind + 100}'`] });
  expect(new Set(Array.from({ length: 60 }, (_, kind) => policyOf(kind).length)).size).toBe(1);
});

it("gives every answer the headers that guard it", () => {
  const everywhere = headerBlocks(SITE, "cloudflare").find(({ path }) => path === "/*")?.headers ?? {};
  expect(Object.keys(everywhere).sort()).toEqual([
    "Content-Security-Policy",
    "Cross-Origin-Opener-Policy",
    "Permissions-Policy",
    "Referrer-Policy",
    "Speculation-Rules",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
  ]);
  expect(everywhere["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
});

it("keeps /admin out of search, where there is one", () => {
  expect(pathsWith("X-Robots-Tag", "noindex")).toEqual(["/admin", "/admin/*"]);
  expect(
    pathsWith(
      "X-Robots-Tag",
      "noindex",
      SITE.filter((file) => !isAdmin(file)),
    ),
  ).toEqual([]);
});

it.each(HOSTS)("keeps a whole preview out of search, with no header twice, on %s", (host) => {
  const blocks = headerBlocks(SITE, host, true);
  expect(blocks.filter(({ headers }) => "X-Robots-Tag" in headers).map(({ path }) => path)).toEqual(["/*"]);
  expect(checkHeaders(blocks, host)).toEqual([]);
});

it("keeps only what carries a hash in its name for a year", () => {
  expect(pathsWith("Cache-Control", "public, max-age=31536000, immutable")).toEqual(["/static/*"]);
});

it("names the speculation rules where there are some", () => {
  expect(formatHeaders(headerBlocks(["index.html"], "cloudflare"))).not.toContain("Speculation-Rules");
  expect(pathsWith("Speculation-Rules", '"/speculation-rules.json"')).toEqual(["/*"]);
  expect(pathsWith("Content-Type", "application/speculationrules+json")).toEqual(["/speculation-rules.json"]);
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
