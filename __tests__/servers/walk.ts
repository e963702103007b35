/** Walks over the site as a server with its recipe answers it. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hasEnding } from "../../src/build/publish/page-files";
import { headerBlocks } from "../../src/build/publish/host/headers";
import type { Server } from "../../src/build/publish/host/hosts";
import { securityHeaders } from "../../src/build/policy/policy";
import { redirects, startServer, type Answer } from "./server";

const YEAR = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

/** The addresses of the sitemap. */
const routes = (): readonly string[] =>
  Array.from(readFileSync("dist/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)/g), ([, url = ""]) => new URL(url).pathname);

/** The 404 pages of the site, as addresses of folders: "/" and "/blog/". */
const answerFolders = (files: readonly string[]): readonly string[] =>
  files.filter((file) => /(?:^|\/)404\.html$/.test(file)).map((file) => `/${file.slice(0, -"404.html".length)}`);

const headersOf = ({ headers }: Answer, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()]]));

/** Tests a server, on a site it serves by its recipe. */
export const testServer = (server: Server): void => {
  let site: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    site = await startServer(server);
  });
  afterAll(() => site.stop());

  it("answers every address of the sitemap with its page, without a redirect", async () => {
    expect(routes().length).toBeGreaterThan(5);
    for (const address of routes()) {
      const { status, body, headers } = await site.ask(address);
      const file = address === "/" ? "index.html" : `${address.slice(1)}.html`;
      const type = headers["content-type"]?.toLowerCase().replace(" ", "");
      expect({ address, status, type }).toEqual({ address, status: 200, type: "text/html;charset=utf-8" });
      expect(body === readFileSync(path.join("dist", file), "utf8")).toBe(true);
      expect({ address, status: (await site.ask(address === "/" ? "/" : `${address}/`)).status }).toEqual({ address, status: 200 });
    }
  });

  it.each(redirects)("redirects $from to $to permanently, with and without a trailing slash", async ({ from, to }) => {
    for (const address of [from, ...(hasEnding(from) ? [] : [`${from}/`])]) {
      const { status, headers } = await site.ask(address);
      const target = new URL(headers.location ?? "", "http://example.com");
      expect({ address, status, to: target.href }).toEqual({ address, status: 301, to: `http://example.com${to}` });
    }
  });

  it("answers an unknown address with the nearest 404 page and status 404", async () => {
    const folders = answerFolders(site.files);
    expect(folders).toEqual(expect.arrayContaining(["/", "/blog/"]));
    for (const folder of folders) {
      for (const name of ["no-such-page", "no-such-folder/page", "no-such-page/", "no%20page%3F.html"]) {
        const { status, body, headers } = await site.ask(folder + name);
        const isOwn = body === readFileSync(path.join("dist", folder, "404.html"), "utf8");
        expect({ address: folder + name, status, isOwn }).toEqual({ address: folder + name, status: 404, isOwn: true });
        expect(headers["cache-control"]).toBe(REVALIDATE);
      }
    }
  });

  it("sends the security headers once with pages, files, redirects and unknown addresses", async () => {
    const expected = headerBlocks(site.files, server).find(({ path: pattern }) => pattern === "/*")?.headers ?? {};
    const names = Object.keys(expected);
    expect(names).toEqual(expect.arrayContaining(Object.keys(securityHeaders({}))));
    for (const address of ["/", "/about", "/robots.txt", "/no-such-page", "/blog/no-such-post", "/static/no-such.js", "/About"]) {
      const answer = await site.ask(address);
      expect({ address, ...headersOf(answer, names) }).toEqual({ address, ...expected });
      expect(answer.names.filter((name, index) => answer.names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("has browsers keep files with a hash in their name for a year, and ask again for the rest and for missing files", async () => {
    const hashed = site.files.filter((file) => file.startsWith("static/")).slice(0, 20);
    expect(hashed.length).toBeGreaterThan(0);
    for (const [address, status, cache] of [
      ...hashed.map((file) => [`/${encodeURI(file)}`, 200, YEAR] as const),
      ["/static/no-such-0123456789.js", 404, REVALIDATE],
      ["/static/", 404, REVALIDATE],
      ["/static", 404, REVALIDATE],
      ["/", 200, REVALIDATE],
      ["/about", 200, REVALIDATE],
      ["/robots.txt", 200, REVALIDATE],
      ["/build.json", 200, "no-store"],
    ] as const) {
      const answer = await site.ask(address);
      expect({ address, status: answer.status, cache: answer.headers["cache-control"] }).toEqual({ address, status, cache });
    }
    const script = `/${encodeURI(hashed[0] ?? "")}`;
    const etag = (await site.ask(script)).headers.etag ?? "";
    const again = await site.ask(script, { "if-none-match": etag });
    expect([again.status, again.headers["cache-control"]]).toEqual([304, YEAR]);
  });

  it("compresses pages and texts for browsers that ask for it", async () => {
    const script = site.files.find((file) => /^static\/.*\.js$/.test(file)) ?? "";
    for (const address of ["/", "/about", `/${script}`, "/sitemap-0.xml", "/rss.xml"]) {
      const { headers } = await site.ask(address, { "accept-encoding": "gzip" });
      expect({ address, encoding: headers["content-encoding"], vary: headers.vary?.toLowerCase() }).toEqual({
        address,
        encoding: "gzip",
        vary: "accept-encoding",
      });
    }
  });

  it.each([
    ["/site.webmanifest", /^application\/manifest\+json/],
    ["/speculation-rules.json", /^application\/speculationrules\+json/],
    ["/sitemap-index.xml", /^(?:text|application)\/xml/],
    ["/robots.txt", /^text\/plain; ?charset=utf-8$/i],
    ["/favicon.svg", /^image\/svg\+xml/],
  ])("sends %s with its type", async (address, type) => {
    const { status, headers } = await site.ask(address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(type);
  });

  it("sends pictures, scripts and fonts with their types", async () => {
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
      const { headers } = await site.ask(`/${encodeURI(file)}`);
      expect(headers["content-type"]).toMatch(type);
    }
  });

  it.each(["/_headers", "/_redirects", "/_nginx.conf", "/_Caddyfile", "/.htaccess"])("does not serve %s", async (address) => {
    const { status } = await site.ask(address);
    expect([403, 404]).toContain(status);
  });

  it("keeps the editor out of search, and no page", async () => {
    expect((await site.ask("/about")).headers["x-robots-tag"]).toBeUndefined();
    for (const address of existsSync("dist/admin.html") ? ["/admin", "/admin/", "/admin?x=1"] : []) {
      const { status, headers } = await site.ask(address);
      expect({ address, status, robots: headers["x-robots-tag"] }).toEqual({ address, status: 200, robots: "noindex" });
    }
  });
};
