/** Tests how the smoke test compares a live site with a built folder. */
import { listen } from "../../../scripts/lib/fakes/listen";
import { siteDifferences } from "../../../scripts/lib/live-site";
import { HEADER_POLICY, securityHeaders } from "../../../src/policy/policy";
import { FOREVER } from "../../../src/publish/host/headers";
import { folderForEachTest } from "../../fixtures/folder";

const REDIRECTS = [
  { from: "/old", to: "/about#team" },
  { from: "/Prices.html", to: "/about" },
  { from: "/our%20work.aspx", to: "/about" },
];

/** A response's status, body and, for a redirect, target. */
type Answer = readonly [status: number, body: string, location?: string];

/** The answers of a host that reads the build's rules. Other paths are unknown. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  "/": [200, "index.html"],
  "/about": [200, "about/index.html"],
  "/es": [200, "es/index.html"],
  "/sitemap-0.xml": [200, "sitemap-0.xml"],
  "/static/a%20b.js": [200, "static/a b.js"],
  "/old": [301, "", "/about#team"],
  "/Prices.html": [301, "", "/about"],
  "/our%20work.aspx": [301, "", "/about"],
};

const folder = folderForEachTest();
let answers: Readonly<Record<string, Answer>> = ANSWERS;
let headers: Readonly<Record<string, string>> = {};
/** Headers of the files that browsers may cache for a year. */
let hashedHeaders: Readonly<Record<string, string>> = {};
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  server = await listen((request, response) => {
    const [status, body, location] = answers[request.url ?? ""] ?? [404, "404.html"];
    const isHashed = request.url?.startsWith("/static/");
    response.writeHead(status, { ...headers, ...(isHashed && hashedHeaders), ...(location !== undefined && { location }) }).end(body);
    return Promise.resolve();
  });
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  headers = securityHeaders({});
  hashedHeaders = FOREVER;
  const pages = ["index.html", "about.html", "about/index.html", "es/index.html", "admin/index.html"];
  // Not requested at their own addresses.
  const notFoundPages = ["404.html", "404/index.html", "blog/404/index.html", "es/404/index.html", "es/blog/404/index.html"];
  const redirectPages = ["old.html", "old/index.html", "Prices.html", "our work.aspx/index.html"];
  for (const file of [...pages, ...notFoundPages, ...redirectPages, "sitemap-0.xml", "static/a b.js"]) folder.write(file, file);
});

/** Returns the differences of a site with some other answers. */
const differencesWith = (changed: Readonly<Record<string, Answer>>) => {
  answers = { ...ANSWERS, ...changed };
  return siteDifferences(folder.at(), server.url, REDIRECTS);
};

it.each<[string, Readonly<Record<string, Answer>>]>([
  ["a host that redirects", {}],
  ["a host that writes the domain into redirects", { "/old": [301, "", "http://www.example.com/about#team"] }],
  [
    "a host that serves the pages of redirects",
    {
      "/old": [200, "old.html"],
      "/Prices.html": [200, "Prices.html"],
      "/our%20work.aspx": [200, "our work.aspx/index.html"],
    },
  ],
])("accepts %s", async (_, changed) => {
  expect(await differencesWith(changed)).toEqual([]);
});

it.each<[string, Readonly<Record<string, Answer>>, string]>([
  ["a missing page", { "/about": [404, "404.html"] }, "/about: expected status 200, found 404"],
  ["a page that redirects", { "/about": [301, "", "/"] }, "/about: expected status 200, found 301"],
  ["an older page", { "/es": [200, "old"] }, "/es: expected the content of es/index.html, found other content (3 bytes)"],
  ["a missing redirect", { "/old": [404, "404.html"] }, "/old: expected status 301 or 200, found 404"],
  ["a temporary redirect", { "/old": [302, "", "/about"] }, "/old: expected status 301 or 200, found 302"],
  ["a redirect to another page", { "/old": [301, "", "/es"] }, "/old: expected a redirect to /about#team, found one to /es"],
  ["a redirect without its anchor", { "/old": [301, "", "/about"] }, "/old: expected a redirect to /about#team, found one to /about"],
  [
    "a redirect with the domain, but without its anchor",
    { "/old": [301, "", "http://www.example.com/about"] },
    "/old: expected a redirect to /about#team, found one to http://www.example.com/about",
  ],
  [
    "a redirect to another anchor",
    { "/old": [301, "", "/about#crew"] },
    "/old: expected a redirect to /about#team, found one to /about#crew",
  ],
  [
    "a redirect with an escaped anchor",
    { "/old": [301, "", "/about%23team"] },
    "/old: expected a redirect to /about#team, found one to /about%23team",
  ],
  [
    "a redirect with a query that the target lacks",
    { "/Prices.html": [301, "", "/about?from=old"] },
    "/Prices.html: expected a redirect to /about, found one to /about?from=old",
  ],
  [
    "a page for unknown paths",
    { "/no-page-has-this-address": [200, "index.html"] },
    "/no-page-has-this-address: expected status 404, found 200",
  ],
])("reports %s", async (_, changed, difference) => {
  expect(await differencesWith(changed)).toEqual([difference]);
});

it("reports a missing header", async () => {
  headers = {};
  expect(await differencesWith({})).toContain(`/about: expected the header Content-Security-Policy: ${HEADER_POLICY}, found none`);
});

it.each<[host: string, headers: Readonly<Record<string, string>>, found: string]>([
  ["cloudflare", {}, "none"],
  ["cloudflare", { "Cache-Control": "public, max-age=3600" }, "public, max-age=3600"],
  ["netlify", {}, "none"],
  ["nginx", {}, "none"],
])("reports a hashed file that %s sends without its cache header: %j", async (host, sent, found) => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_HOST: host });
  hashedHeaders = sent;
  const expected = `expected the header Cache-Control: ${FOREVER["Cache-Control"]}, found ${found}`;
  expect(await differencesWith({})).toEqual([`/static/a%20b.js: ${expected}`]);
});

it("does not expect redirects that are not in the build", async () => {
  answers = ANSWERS;
  expect(await siteDifferences(folder.at(), server.url, [...REDIRECTS, { from: "/newer", to: "/about" }])).toEqual([]);
});
