/** Status, redirects and headers of responses, with the server code of Cloudflare Workers. */
import { expect, test } from "@playwright/test";
import { inlinesOf } from "../../fixtures/inlines";
import { savedPostPath } from "../../../src/blog/post-address";
import { redirectLines } from "../../../src/build/publish/host-files";
import { pageAddresses, published } from "./published";
import { securityHeaders } from "../../../src/build/policy/policy";
import { builtContent, words } from "../../fixtures/built-words";
import { contentPages, deepPage, moved } from "../../fixtures/visits";

test.describe.configure({ mode: "serial" });

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

test("every page responds 200, and an address with a trailing slash redirects to it", async ({ request }) => {
  const pages = pageAddresses();
  expect(pages).toEqual(expect.arrayContaining([...contentPages]));
  for (const page of pages) {
    const status = (await request.get(page, { maxRedirects: 0 })).status();
    expect({ page, status }).toEqual({ page, status: 200 });
  }
  for (const page of pages.filter((address) => address !== "/")) {
    const slashed = await request.get(`${page}/`, { maxRedirects: 0 });
    expect({ page, status: slashed.status(), to: slashed.headers().location }).toEqual({ page, status: 307, to: page });
  }
});

for (const [address = "", to = ""] of redirectLines(moved, "cloudflare").map((line) => line.split(" "))) {
  test(`${address} is a permanent redirect to ${to}`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });
}

for (const [address, text] of [
  ["/no-such-page", "noindex"],
  ["/services/no-such-service", "noindex"],
  ["/no/such/page/at/all", "noindex"],
  ...["no-such-post", "a/b", "R&D", "50%", "what?", "#1", "café", "🚧 road work", "x".repeat(200)].map(
    (slug) => [savedPostPath(slug), words.posts.loading] as const,
  ),
] as const) {
  test(`${address} responds 404 with the site's 404 page`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('name="robots" content="noindex');
    expect(html).toContain(text);
    expect(inlinesOf(html).policy).toContain("default-src 'none'");
  });
}

for (const address of ["/", "/about", deepPage, "/blog/no-such-post", "/no-such-page", "/admin", "/robots.txt"]) {
  test(`${address} sends each security header once`, async ({ request }) => {
    const response = await request.get(address);
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    for (const [name, value] of Object.entries({
      "strict-transport-security": securityHeaders(builtContent.business)["Strict-Transport-Security"],
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": "base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
      "cross-origin-opener-policy": "same-origin-allow-popups",
    })) {
      expect(response.headers()[name]).toBe(value);
      expect(names.filter((other) => other === name)).toHaveLength(1);
    }
    expect(response.headers()["permissions-policy"]).toContain("camera=()");
  });
}

test("only /admin has a less strict policy", async ({ request }) => {
  const files = published();
  expect(files).toContain("admin/index.html");
  const response = await request.get("/admin");
  // If editing is off, the page is only text.
  const isOff = !files.includes("admin/editor.js");
  expect(inlinesOf(await response.text()).policy).toContain(isOff ? "default-src 'none'" : "'unsafe-eval'");
  expect(response.headers()["x-robots-tag"]).toBe("noindex");
});

test("hashed scripts and pictures are cached for a year; other files are revalidated", async ({ request }) => {
  const files = published();
  const picture = files.find((file) => /^static\/.*\.(?:avif|webp|jpg)$/.test(file));
  const script = files.find((file) => /^static\/.*-[0-9a-f]+\.js$/.test(file));
  for (const [file, value] of [
    [picture, IMMUTABLE],
    [script, IMMUTABLE],
    ["robots.txt", REVALIDATE],
    ["build.json", "no-store"],
  ]) {
    const response = await request.get(`/${file ?? "missing"}`);
    expect({ file, status: response.status(), cache: response.headers()["cache-control"] }).toEqual({ file, status: 200, cache: value });
  }
});

for (const mode of ["no-cors", "navigate"]) {
  test(`a missing file in /static/ is not cached with mode ${mode}`, async ({ request }) => {
    for (const file of ["/static/nope.js", "/static/no/such/picture.avif", "/static/"]) {
      const response = await request.get(file, { headers: { "Sec-Fetch-Mode": mode } });
      expect({ file, status: response.status(), cache: response.headers()["cache-control"] }).toEqual({
        file,
        status: 404,
        cache: "no-store",
      });
    }
  });
}

test("build.json identifies the live build", async ({ request }) => {
  const build: unknown = await (await request.get("/build.json")).json();
  expect(build).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    changed: expect.any(Boolean),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    pages: pageAddresses().length,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test("the host's rule files, source maps and webpack's statistics are not served", async ({ request }) => {
  expect(published().filter((file) => /\.map$|webpack\.stats|LICENSE\.txt$/.test(file))).toEqual([]);
  for (const file of ["/_headers", "/_redirects"]) expect((await request.get(file)).ok()).toBe(false);
});
