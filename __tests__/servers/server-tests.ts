/** Tests the responses of a web server that runs with the documented configuration. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { hasEnding } from "../../src/content/entries/redirect-files";
import { headerBlocks } from "../../src/publish/host/headers";
import type { Server } from "../../src/publish/host/hosts";
import { securityHeaders } from "../../src/policy/policy";
import { hasBlog } from "../fixtures/visits";
import { DOT_FILES, redirects, startServer, type ServerResponse } from "./server";

const YEAR = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

/** Returns the paths in the sitemap. */
const sitemapPaths = (): readonly string[] =>
  Array.from(readFileSync("dist/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)/g), ([, url = ""]) => new URL(url).pathname);

/** Returns the folders that have a 404 page, such as "/" and "/blog/". */
const foldersWith404 = (files: readonly string[]): readonly string[] =>
  files.filter((file) => /(?:^|\/)404\.html$/.test(file)).map((file) => `/${file.slice(0, -"404.html".length)}`);

/**
 * Addresses that servers reject in their own ways. Their escapes, such as `%2f`, are sent unchanged. Malformed escapes have their own tests,
 * because Caddy rejects them before it reads its configuration.
 */
const ODD_ADDRESSES = [
  ...["/%00", "/about%00", "/%2f", "/a%2Fb", "/%c0%af", "/..%2f..%2fetc/passwd", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"],
  // Names and paths that are too long for a file system, which allows 255 bytes in a name and 4,096 in a path.
  ...[
    `/${"a".repeat(256)}`,
    `/${"a".repeat(5000)}`,
    `/blog/${"é".repeat(200)}`,
    `/${"a/".repeat(2000)}`,
    `/${"ñ".repeat(128)}`,
    `/${"🚧a".repeat(52)}`,
  ],
  ...["/about/page", "/about.html/page", "/static/..%5c", "/con:", "/a\\b"],
];

const MALFORMED_ADDRESSES = ["/%zz", "/%", "/about%2"];

const headersOf = ({ headers }: ServerResponse, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()]]));

/** Defines the tests for a server. */
export const testServer = (server: Server): void => {
  let site: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    site = await startServer(server);
  });
  afterAll(() => site.stop());

  it("serves every page in the sitemap without a redirect", async () => {
    expect(sitemapPaths().length).toBeGreaterThan(5);
    for (const address of sitemapPaths()) {
      const { status, body, headers } = await site.get(address);
      const file = address === "/" ? "index.html" : `${address.slice(1)}.html`;
      const type = headers["content-type"]?.toLowerCase().replace(" ", "");
      expect({ address, status, type }).toEqual({ address, status: 200, type: "text/html;charset=utf-8" });
      expect(body === readFileSync(path.join("dist", file), "utf8")).toBe(true);
      expect({ address, status: (await site.get(address === "/" ? "/" : `${address}/`)).status }).toEqual({ address, status: 200 });
    }
  });

  it.each(redirects)("permanently redirects $from to $to", async ({ from, to }) => {
    for (const address of [from, ...(hasEnding(from) ? [] : [`${from}/`])]) {
      const { status, headers } = await site.get(address);
      const target = new URL(headers.location ?? "", "http://example.com");
      expect({ address, status, to: target.href }).toEqual({ address, status: 301, to: `http://example.com${to}` });
    }
  });

  it.each(redirects)("passes the query on when it redirects $from to $to", async ({ from, to }) => {
    for (const query of ["x=1", "x=1&y=2", "a=%3F%23%2F%25&b=c%20d+e", "x=$1", "x=%1", "{path}", "x?y=1", "a/b"]) {
      const { status, headers } = await site.get(`${from}?${query}`);
      const { pathname, search, hash } = new URL(headers.location ?? "", "http://example.com");
      expect({ status, to: pathname + hash, search }).toEqual({ status: 301, to, search: `?${query}` });
    }
  });

  it.each(redirects)("redirects $from with an empty query to $to", async ({ from, to }) => {
    const { status, headers } = await site.get(`${from}?`);
    const { pathname, search, hash } = new URL(headers.location ?? "", "http://example.com");
    expect({ status, to: pathname + hash, search }).toEqual({ status: 301, to, search: "" });
  });

  it("responds to an unknown path with status 404 and the nearest 404 page", async () => {
    const folders = foldersWith404(site.files);
    expect(folders).toEqual(expect.arrayContaining(["/", ...(hasBlog ? ["/blog/"] : [])]));
    for (const folder of folders) {
      for (const name of ["no-such-page", "no-such-folder/page", "no-such-page/", "no%20page%3F.html"]) {
        const { status, body, headers } = await site.get(folder + name);
        const isNearest404 = body === readFileSync(path.join("dist", folder, "404.html"), "utf8");
        expect({ address: folder + name, status, isNearest404 }).toEqual({ address: folder + name, status: 404, isNearest404: true });
        expect(headers["cache-control"]).toBe(REVALIDATE);
      }
    }
  });

  /** Returns the headers of every response. */
  const siteHeaders = () => headerBlocks(site.files, server).find(({ path: pattern }) => pattern === "/*")?.headers ?? {};

  it("sends each security header exactly once, on pages, files, redirects and 404 responses", async () => {
    const expected = siteHeaders();
    const names = Object.keys(expected);
    expect(names).toEqual(expect.arrayContaining(Object.keys(securityHeaders({}))));
    // /About is a redirect (UNUSUAL_REDIRECTS).
    for (const address of ["/", "/about", "/robots.txt", "/no-such-page", "/blog/no-such-post", "/static/no-such.js", "/About"]) {
      const response = await site.get(address);
      expect({ address, ...headersOf(response, names) }).toEqual({ address, ...expected });
      expect(response.names.filter((name, index) => response.names.indexOf(name) !== index)).toEqual([]);
    }
  });

  /** Returns the paths of some files whose name contains a hash. */
  const hashedPaths = (): readonly string[] =>
    site.files
      .filter((file) => file.startsWith("static/"))
      .slice(0, 20)
      .map((file) => `/${encodeURI(file)}`);

  it("lets browsers cache hashed files for a year", async () => {
    const hashed = hashedPaths();
    expect(hashed.length).toBeGreaterThan(0);
    for (const address of hashed) {
      const { status, headers } = await site.get(address);
      expect({ address, status, cache: headers["cache-control"] }).toEqual({ address, status: 200, cache: YEAR });
    }
  });

  it("lets browsers cache a hashed file for another year after they revalidate it", async () => {
    const [script = ""] = hashedPaths();
    const etag = (await site.get(script)).headers.etag ?? "";
    const { status, headers } = await site.get(script, { "if-none-match": etag });
    expect([status, headers["cache-control"]]).toEqual([304, YEAR]);
  });

  it.each([
    ["/static/no-such-0123456789.js", 404],
    ["/static/", 404],
    ["/static", 404],
    ["/", 200],
    ["/about", 200],
    ["/robots.txt", 200],
  ])("makes browsers revalidate %s (status %i)", async (address, expected) => {
    const { status, headers } = await site.get(address);
    expect([status, headers["cache-control"]]).toEqual([expected, REVALIDATE]);
  });

  it("does not let browsers store /build.json", async () => {
    const { status, headers } = await site.get("/build.json");
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it.each(["gzip", "br", "zstd", "gzip, deflate, br, zstd", "identity"])(
    "answers 304 for every page that a browser has already loaded with Accept-Encoding: %s",
    async (encoding) => {
      const changed: string[] = [];
      for (const address of sitemapPaths()) {
        const { etag = "none", "last-modified": time = "" } = (await site.get(address, { "accept-encoding": encoding })).headers;
        const again = await site.get(address, { "accept-encoding": encoding, "if-none-match": etag, "if-modified-since": time });
        if (again.status !== 304 || again.body !== "") changed.push(`${address}: ${again.status}`);
      }
      expect(changed).toEqual([]);
    },
  );

  it("compresses pages and text files for browsers that accept gzip", async () => {
    const script = site.files.find((file) => /^static\/.*\.js$/.test(file)) ?? "";
    for (const address of ["/", "/about", `/${script}`, "/sitemap-0.xml", "/rss.xml"]) {
      const { headers } = await site.get(address, { "accept-encoding": "gzip" });
      expect({ address, encoding: headers["content-encoding"], vary: headers.vary?.toLowerCase() }).toEqual({
        address,
        encoding: "gzip",
        vary: "accept-encoding",
      });
    }
  });

  it("serves pictures, scripts and fonts with their media types", async () => {
    const types = {
      avif: "image/avif",
      webp: "image/webp",
      jpg: "image/jpeg",
      woff2: "font/woff2",
      js: /^(?:text|application)\/javascript/,
    };
    for (const [ending, type] of Object.entries(types)) {
      const file = site.files.find((name) => name.startsWith("static/") && name.endsWith(`.${ending}`));
      if (file === undefined) continue;
      const { headers } = await site.get(`/${encodeURI(file)}`);
      expect(headers["content-type"]).toMatch(type);
    }
  });

  it.each(["/_headers", "/_redirects", "/_nginx.conf", "/_Caddyfile", "/.htaccess"])("does not serve %s", async (address) => {
    const { status } = await site.get(address);
    expect([403, 404]).toContain(status);
  });

  it.each(Object.keys(DOT_FILES).filter((file) => DOT_FILES[file] === "a secret"))("does not serve /%s", async (file) => {
    for (const address of [`/${file}`, `/${file}/`, `/${file.replace(/\.(?=[^/]*$)/, "%2e")}`, `/${file}?x=1`]) {
      const { status, body } = await site.get(address);
      expect({ address, status, isSecret: body.includes("secret") }).toEqual({ address, status: 404, isSecret: false });
    }
  });

  it.each([
    ...["/%2egit/config", "/.%67it/config", "/.git%2fconfig", "/%2e%67%69%74/config", "/%252egit/config", "/.git/./config"],
    ...["//.git/config", "/./.git/config", "/blog/../.git/config", "/blog/%2e%2e/.git/config", "/.git//config", "/.git/config;x"],
    ...["/.well-known/../.git/config", "/.well-known/%2e%2e/.git/config", "/.well-known%2f..%2f.git/config", "/.well-known/../.env"],
    ...["/.well-known/%2eenv", "/%2ewell-known/.env", "/.well-known//.env", "/about/%2e%65nv", "//_headers", "/%5fheaders", "/./_headers"],
  ])("does not serve a hidden file for %s", async (address) => {
    const { status, body } = await site.get(address);
    expect(body).not.toMatch(/secret|X-Frame-Options/);
    expect(status).not.toBe(200);
  });

  it.each([".well-known/security.txt", ".well-known/acme/token"])("serves /%s", async (file) => {
    const { status, body } = await site.get(`/${file}`);
    expect([status, body]).toEqual([200, DOT_FILES[file]]);
  });

  const getOdd = (address: string): Promise<ServerResponse> => site.get(encodeURI(address).replaceAll("%25", "%"));

  it.each(ODD_ADDRESSES)("answers the odd address %s with the home page or a 404 page of the site", async (address) => {
    const { status, body } = await getOdd(address);
    // "/%2f" may be another spelling of "/".
    const files = status === 200 ? ["index.html"] : foldersWith404(site.files).map((folder) => `${folder}404.html`);
    const isOurs = files.some((file) => body === readFileSync(path.join("dist", file), "utf8"));
    expect([200, 400, 403, 404, 414]).toContain(status);
    expect(isOurs).toBe(true);
  });

  it.each(ODD_ADDRESSES)("sends all security headers for the odd address %s", async (address) => {
    const expected = siteHeaders();
    expect(headersOf(await getOdd(address), Object.keys(expected))).toEqual(expected);
  });

  it.each(MALFORMED_ADDRESSES)("answers the malformed address %s with status 400 or 404", async (address) => {
    expect([400, 404]).toContain((await site.get(address)).status);
  });

  it.each(MALFORMED_ADDRESSES)("does not name the server in its answer to the malformed address %s", async (address) => {
    expect((await site.get(address)).body).not.toMatch(/nginx|apache|caddy|debian|\/srv/i);
  });

  it("does not send noindex for pages", async () => {
    expect((await site.get("/about")).headers["x-robots-tag"]).toBeUndefined();
  });

  it("sends noindex for the editor", async () => {
    const page = readFileSync("dist/admin/index.html", "utf8");
    for (const address of ["/admin", "/admin/", "/admin?x=1", "/admin/index.html"]) {
      const { status, headers, body } = await site.get(address);
      const found = { address, status, robots: headers["x-robots-tag"], isEditor: body === page };
      expect(found).toEqual({ address, status: 200, robots: "noindex", isEditor: true });
    }
  });
};
