/** Comparison of a live site with its build. */
import type { ServerResponse } from "node:http";
import { listen } from "../../scripts/lib/fakes/listen";
import { siteDifferences } from "../../scripts/lib/live-site";
import { headerBlocks } from "../../src/build/publish/host/headers";
import { folderForEachTest } from "../fixtures/folder";

const FILES: Readonly<Record<string, string>> = {
  "index.html": "home",
  "about/index.html": "about",
  "404.html": "nothing here",
  "static/app-1234567890.js": "app()",
  "sitemap-0.xml": "<urlset/>",
  "build.json": '{"digest":"abc"}',
};
const commonHeaders = headerBlocks(Object.keys(FILES), "cloudflare")[0]?.headers ?? {};

let change: (address: string, response: ServerResponse) => boolean = () => false;
let server: Awaited<ReturnType<typeof listen>>;

const fileAt = (address: string): string =>
  [address.slice(1) || "index.html", `${address.slice(1)}/index.html`].find((file) => file in FILES) ?? "404.html";

const { at: folder, write } = folderForEachTest();

beforeAll(async () => {
  server = await listen((request, response) => {
    const address = request.url ?? "/";
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    if (change(address, response)) return Promise.resolve();
    const file = fileAt(address);
    response.writeHead(file === "404.html" ? 404 : 200).end(FILES[file]);
    return Promise.resolve();
  });
});
beforeEach(() => {
  change = () => false;
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterAll(() => server.close());

const at = (path: string, answer: (response: ServerResponse) => void) => {
  change = (address, response) => {
    if (address !== path) return false;
    answer(response);
    return true;
  };
};

it("reports no differences for a site that matches its build", async () => {
  expect(await siteDifferences(folder(), server.url)).toEqual([]);
});

it.each<[string, string, (response: ServerResponse) => void, string]>([
  ["a missing page", "/about", (response) => response.writeHead(404).end(), "/about: expected status 200, found 404"],
  [
    "an unknown address that returns a page",
    "/no-page-has-this-address",
    (response) => response.writeHead(200).end("home"),
    "/no-page-has-this-address: expected status 404, found 200",
  ],
])("reports %s", async (_, address, answer, difference) => {
  at(address, answer);
  expect(await siteDifferences(folder(), server.url)).toEqual([difference]);
});

it("reports other bytes, such as a script that the host adds to a page", async () => {
  at("/", (response) => response.end("home<script></script>"));
  expect(await siteDifferences(folder(), server.url)).toEqual(["/: expected the content of index.html, found other content (21 bytes)"]);
});

it("reports missing and different headers", async () => {
  at("/about", (response) => {
    response.removeHeader("X-Frame-Options");
    response.setHeader("Referrer-Policy", "unsafe-url");
    response.end("about");
  });
  expect(await siteDifferences(folder(), server.url)).toEqual([
    "/about: expected the header Referrer-Policy: strict-origin-when-cross-origin, found unsafe-url",
    "/about: expected the header X-Frame-Options: DENY, found none",
  ]);
});
