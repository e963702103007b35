/** Tests statuses, redirects and headers of the built site in the local preview, which runs Cloudflare's own server. */
import { expect, test, type APIRequestContext } from "@playwright/test";
import { load } from "cheerio";
import { inlinesOf } from "../../fixtures/inlines";
import { savedPostPath } from "../../../src/blog/post-address";
import { redirectLines } from "../../../src/publish/host-files";
import { filesBelow } from "../../../src/publish/page-files";
import { pageAddresses } from "./page-addresses";
import { securityHeaders } from "../../../src/policy/policy";
import { builtContent, words } from "../../fixtures/built-words";
import { contentPages, deepPage, hasBlog, builtRedirects } from "../../fixtures/visits";
import { pathOf } from "../../../src/content/shared/routes";
import { MISSING_PAGE } from "../../../scripts/lib/template-pages";
import { UNKNOWN_POST } from "../pages";
import { cleanupStack } from "../../fixtures/cleanup";
import { startPreview, type Preview } from "../preview";

test.describe.configure({ mode: "serial" });

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

const cleanup = cleanupStack();
let site: Preview;
let request: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  site = await startPreview(process.cwd());
  cleanup.defer(site.stop);
  request = await playwright.request.newContext({ baseURL: site.origin });
  cleanup.defer(() => request.dispose());
});

test.afterAll(cleanup.disposeAsync);

/** Requests a path and returns the path, the status and the named headers for comparison. */
const answerOf = async (address: string, names: readonly string[] = [], headers: Readonly<Record<string, string>> = {}) => {
  const response = await request.get(address, { headers, maxRedirects: 0 });
  const sent = response.headers();
  return { address, status: response.status(), ...Object.fromEntries(names.map((name) => [name, sent[name]])) };
};

test("every page responds with 200, and adding a trailing slash redirects to the path without it", async () => {
  const pages = pageAddresses();
  expect(pages).toEqual(expect.arrayContaining([...contentPages]));
  for (const page of pages) expect(await answerOf(page)).toEqual({ address: page, status: 200 });
  for (const page of pages.filter((address) => address !== "/"))
    expect(await answerOf(`${page}/`, ["location"])).toEqual({ address: `${page}/`, status: 307, location: page });
});

test("old paths redirect permanently", async () => {
  for (const [address = "", location] of redirectLines(builtRedirects, "cloudflare").map((line) => line.split(" ")))
    expect(await answerOf(address, ["location"])).toEqual({ address, status: 301, location });
});

test("redirects pass the query on", async () => {
  for (const { from, to } of builtRedirects) {
    const location = `${pathOf(to)}?x=1${to.slice(pathOf(to).length)}`;
    expect(await answerOf(`${from}?x=1`, ["location"])).toEqual({ address: `${from}?x=1`, status: 301, location });
  }
});

test("unknown paths respond with the 404 page, but under /blog with the page for saved posts", async () => {
  const slugs = ["no-such-post", "a/b", "R&D", "50%", "what?", "#1", "café", "🚧 road work", "x".repeat(200)];
  for (const [address, heading] of [
    ...[MISSING_PAGE, "/services/no-such-service", "/no/such/page/at/all"].map(
      (path) => [path, builtContent.notFoundPage.hero.heading] as const,
    ),
    ...slugs.map((slug) => [savedPostPath(slug), hasBlog ? words.posts.loading : builtContent.notFoundPage.hero.heading] as const),
  ]) {
    const response = await request.get(address);
    const html = await response.text();
    expect({ address, status: response.status() }).toEqual({ address, status: 404 });
    expect(html).toContain('name="robots" content="noindex');
    expect(load(html)("h1").text()).toBe(heading);
    expect(inlinesOf(html).policy).toContain("default-src 'none'");
  }
});

test("pages, error pages, /admin and robots.txt have each security header exactly once", async () => {
  const expected: Readonly<Record<string, unknown>> = {
    "strict-transport-security": securityHeaders(builtContent.hosting)["Strict-Transport-Security"],
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-security-policy": "base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": expect.stringContaining("camera=()"),
  };
  for (const address of ["/", "/about", deepPage, UNKNOWN_POST, MISSING_PAGE, "/admin", "/robots.txt"]) {
    const sent = (await request.get(address)).headersArray();
    for (const [name, value] of Object.entries(expected)) {
      const values = sent.filter((header) => header.name.toLowerCase() === name).map((header) => header.value);
      expect({ address, name, values }).toEqual({ address, name, values: [value] });
    }
  }
});

test("the policy of /admin allows eval only if editing is on", async () => {
  const files = filesBelow("dist");
  expect(files).toContain("admin/index.html");
  // If editing is off, /admin is a static page without the editor, so its policy is strict.
  const isOff = !files.includes("admin/editor.js");
  const html = await (await request.get("/admin")).text();
  expect(inlinesOf(html).policy).toContain(isOff ? "default-src 'none'" : "'unsafe-eval'");
});

test("search engines may not index /admin", async () => {
  expect((await request.get("/admin")).headers()["x-robots-tag"]).toBe("noindex");
});

test("hashed scripts and pictures are cached for a year, other files are revalidated, and build.json is never cached", async () => {
  const files = filesBelow("dist");
  const picture = files.find((file) => /^static\/.*\.(?:avif|webp|jpg)$/.test(file)) ?? "missing";
  const script = files.find((file) => /^static\/.*-[0-9a-f]+\.js$/.test(file)) ?? "missing";
  for (const [file, cache] of [
    [picture, IMMUTABLE],
    [script, IMMUTABLE],
    ["robots.txt", REVALIDATE],
    ["build.json", "no-store"],
  ] as const)
    expect(await answerOf(`/${file}`, ["cache-control"])).toEqual({ address: `/${file}`, status: 200, "cache-control": cache });
});

test("a missing file in /static/ is not cached", async () => {
  // As a subresource, and opened in a tab. Cloudflare can treat a missing file differently if a tab opens it (worker-files.ts).
  for (const mode of ["no-cors", "navigate"])
    for (const address of ["/static/nope.js", "/static/no/such/picture.avif", "/static/"]) {
      const answer = await answerOf(address, ["cache-control"], { "Sec-Fetch-Mode": mode });
      expect({ mode, ...answer }).toEqual({ mode, address, status: 404, "cache-control": "no-store" });
    }
});

test("build.json describes the live build", async () => {
  expect(await (await request.get("/build.json")).json()).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    changed: expect.any(Boolean),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    pages: pageAddresses().length,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    kept: expect.any(Object),
  });
});

test("the host's rule files, source maps, webpack's statistics and license files are not served", async () => {
  expect(filesBelow("dist").filter((file) => /\.map$|webpack\.stats|LICENSE\.txt$/.test(file))).toEqual([]);
  for (const file of ["/_headers", "/_redirects"]) expect((await request.get(file)).ok()).toBe(false);
});
