/** Checks `_headers` and `_redirects` with Netlify's parsers. */
import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { HEADER_POLICY } from "../../../src/policy/policy";
import { formatHeaders, headerBlocks } from "../../../src/publish/host/headers";
import { redirectLines } from "../../../src/publish/host-files";
import { filesBelow } from "../../../src/publish/page-files";
import { pageAddresses } from "./page-addresses";

/** Writes a rule file into the current test's output folder and returns its path. */
const ruleFile = (name: string, text: string): string => {
  const file = test.info().outputPath(name);
  writeFileSync(file, text);
  return file;
};

/** Returns a function that returns the headers, as names and values, that Netlify sends for an address. */
const netlifyHeaders = async () => {
  const blocks = headerBlocks(filesBelow("dist"), "netlify");
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const headersFiles = [ruleFile("_headers", formatHeaders(blocks))];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  expect(errors).toEqual([]);
  expect(headers).toHaveLength(blocks.length);
  return (address: string) =>
    headers.filter((rule) => "forRegExp" in rule && rule.forRegExp.test(address)).flatMap(({ values }) => Object.entries(values));
};

/** Addresses of all pages, with and without a slash at the end. */
const addresses = () =>
  [...pageAddresses(), "/404", "/es/404", "/admin", "/no-such-page"].flatMap((page) => [page, `${page}/`.replace("//", "/")]);

test("no header is sent twice", async () => {
  const sent = await netlifyHeaders();
  for (const address of addresses()) {
    const names = sent(address).map(([name]) => name);
    expect({ address, twice: names.filter((name, index) => names.indexOf(name) !== index) }).toEqual({ address, twice: [] });
  }
});

test("every page has the same Content-Security-Policy header", async () => {
  const sent = await netlifyHeaders();
  for (const address of addresses()) {
    const policy = sent(address).find(([name]) => name === "Content-Security-Policy")?.[1];
    expect({ address, policy }).toEqual({ address, policy: HEADER_POLICY });
  }
});

test("search engines may not index /admin", async () => {
  const sent = await netlifyHeaders();
  expect(sent("/admin/").find(([name]) => name === "X-Robots-Tag")?.[1]).toBe("noindex");
});

test("only existing files are cached for a year", async () => {
  const sent = await netlifyHeaders();
  const caching = (address: string) => sent(address).find(([name]) => name === "Cache-Control")?.[1];
  for (const file of filesBelow("dist").filter((name) => name.startsWith("static/")))
    expect({ file, caching: caching(`/${file}`) }).toEqual({ file, caching: "public, max-age=31536000, immutable" });
  // Netlify also sends a rule's headers with 404 responses.
  expect(caching("/static/no-such-0123456789.js")).toBeUndefined();
});

test.describe("_redirects", () => {
  const redirects = async () => {
    const { parseAllRedirects } = await import("@netlify/redirect-parser");
    const redirectsFiles = [ruleFile("_redirects", redirectLines([{ from: "/old", to: "/new" }], "netlify", ["/blog/404"]).join("\n"))];
    const parsed = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
    expect(parsed.errors).toEqual([]);
    expect(parsed.redirects).toHaveLength(2);
    return parsed.redirects;
  };

  test("old paths redirect even if a page exists there", async () => {
    expect((await redirects())[0]).toMatchObject({ from: "/old", to: "/new", status: 301, force: true });
  });

  test("unknown posts get the blog's 404 page", async () => {
    expect((await redirects())[1]).toMatchObject({ from: "/blog/*", to: "/blog/404.html", status: 404, force: false });
  });
});
