import { formatHeaders, headerBlocks, isAdmin } from "../../../../../src/build/publish/host/headers";
import type { Host } from "../../../../../src/build/publish/host/hosts";
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
  it.each([false, true])("sets no header both for all paths and for one, within the limits (preview: %s)", (isPreview) => {
    const [everywhere, ...others] = headerBlocks(SITE, host, isPreview);
    expect(everywhere?.path).toBe("/*");
    const names = others.flatMap(({ headers }) => Object.keys(headers));
    expect(names.filter((name) => name in (everywhere?.headers ?? {}))).toEqual([]);
    // Hosts take 100 rules, and lines of 2,000 characters: https://developers.cloudflare.com/pages/configuration/headers/
    const { rules, longest } = sizeOf(SITE, host);
    expect([rules <= 100, longest <= 2000]).toEqual([true, true]);
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

it.each(HOSTS)("keeps a whole preview out of search, on %s", (host) => {
  const blocks = headerBlocks(SITE, host, true);
  expect(blocks.filter(({ headers }) => "X-Robots-Tag" in headers).map(({ path }) => path)).toEqual(["/*"]);
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
