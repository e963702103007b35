/** Checks both rule files with Netlify's parsers. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { HEADER_POLICY } from "../../../src/build/policy/policy";
import { formatHeaders, headerBlocks } from "../../../src/build/publish/host/headers";
import { redirectLines } from "../../../src/build/publish/host-files";
import { pageAddresses, published } from "./published";

const parse = async (name: string, text: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), "netlify-"));
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const { parseAllRedirects } = await import("@netlify/redirect-parser");
  const [headers, redirects] = [
    await parseAllHeaders({ headersFiles: name === "_headers" ? [file] : [], configHeaders: [], minimal: false }),
    await parseAllRedirects({ redirectsFiles: name === "_redirects" ? [file] : [], configRedirects: [], minimal: true }),
  ];
  rmSync(folder, { recursive: true });
  return { headers, redirects };
};

test("sends the same policy with every page and /admin, and no header twice", async () => {
  const files = published();
  const blocks = headerBlocks(files, "netlify");
  const { headers } = await parse("_headers", formatHeaders(blocks));
  expect(headers.errors).toEqual([]);
  expect(headers.headers).toHaveLength(blocks.length);
  const sent = (address: string) =>
    headers.headers.filter((rule) => "forRegExp" in rule && rule.forRegExp.test(address)).flatMap(({ values }) => Object.entries(values));
  for (const page of [...pageAddresses(), "/404", "/admin", "/no-such-page"]) {
    for (const address of [page, `${page}/`.replace("//", "/")]) {
      const names = sent(address).map(([name]) => name);
      expect({ address, twice: names.filter((name, index) => names.indexOf(name) !== index) }).toEqual({ address, twice: [] });
      expect({ address, policy: sent(address).find(([name]) => name === "Content-Security-Policy")?.[1] }).toEqual({
        address,
        policy: HEADER_POLICY,
      });
    }
  }
  expect(sent("/admin/").find(([name]) => name === "X-Robots-Tag")?.[1]).toBe("noindex");
  const caching = (address: string) => sent(address).find(([name]) => name === "Cache-Control")?.[1];
  for (const file of files.filter((name) => name.startsWith("static/")))
    expect({ file, caching: caching(`/${file}`) }).toEqual({ file, caching: "public, max-age=31536000, immutable" });
  // Netlify also sends a rule's headers with a 404.
  expect(caching("/static/no-such-0123456789.js")).toBeUndefined();
});

test("redirects even if a page exists at the old address, and serves the page for unknown posts", async () => {
  const { redirects } = await parse("_redirects", redirectLines([{ from: "/old", to: "/new" }], "netlify").join("\n"));
  expect(redirects.errors).toEqual([]);
  expect(redirects.redirects).toMatchObject([
    { from: "/old", to: "/new", status: 301, force: true },
    { from: "/blog/*", to: "/blog/404.html", status: 404, force: false },
  ]);
});
