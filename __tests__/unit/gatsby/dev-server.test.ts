/** `develop` redirects the old addresses of entries, and reads the content only for paths that may be old addresses. */
import { appendFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type * as languages from "../../../src/content/load/languages";
import { readLanguages } from "../../../src/content/load/languages";
import { onCreateDevServer } from "../../../src/gatsby/dev-server";
import { required } from "../../../src/content/shared/required";
import { writeSpanish } from "../../fixtures/translated";
import { copyContent } from "../../fixtures/content-copy";

jest.mock("../../../src/content/load/languages", () => {
  const actual = jest.requireActual<typeof languages>("../../../src/content/load/languages");
  return { ...actual, readLanguages: jest.fn(actual.readLanguages) };
});
// `develop` writes these files in the background.
jest.mock("../../../src/cms/write-admin", () => ({ writeAdmin: jest.fn() }));
jest.mock("../../../src/publish/texts", () => ({ writeManifest: jest.fn() }));

const copy = copyContent();
const { CONTENT_DIR } = process.env;
type Handler = (...args: [...Parameters<RequestListener>, next: () => void]) => void;
let redirectOldAddress: Handler | undefined;
const server = createServer((request, response) =>
  required(redirectOldAddress, "the handler of all paths")(request, response, () => response.writeHead(404).end()),
);

beforeAll(async () => {
  writeSpanish(copy.root);
  process.env.CONTENT_DIR = copy.root;
  const use = (path: string, handler: Handler): void => {
    // Of the two handlers for all paths, the first redirects; the second serves files.
    if (path === "/") redirectOldAddress ??= handler;
  };
  Reflect.apply(onCreateDevServer as (...given: unknown[]) => unknown, undefined, [{ app: { use } }]);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => jest.mocked(readLanguages).mockClear());
afterAll(async () => {
  if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = CONTENT_DIR;
  copy.remove();
  await new Promise((resolve) => server.close(resolve));
});

/** Returns where a browser's request for a page is redirected, or null. */
const redirectOf = async (path: string): Promise<string | null> => {
  const { port } = server.address() as AddressInfo; // Safe cast: the server listens on a port.
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", headers: { Accept: "text/html" } });
  return response.headers.get("location");
};

it.each([
  ["/locations/sparks-nv", "/locations/sparks-nevada"],
  ["/locations/sparks", "/locations/sparks-nevada"],
  ["/locations/sparks-nv/", "/locations/sparks-nevada"],
  ["/es/locations/sparks-nv", "/es/locations/sparks-nevada"],
  ["/es/locations/sparks/", "/es/locations/sparks-nevada"],
  ["/locations/sparks-nv?utm_source=mail", "/locations/sparks-nevada"],
  ["/locations/sparks-nv/?utm_source=mail&utm_medium=/a/b", "/locations/sparks-nevada"],
  ["/es/locations/sparks-nv?utm_source=mail", "/es/locations/sparks-nevada"],
])("redirects %s to %s", async (old, current) => {
  expect(await redirectOf(old)).toBe(current);
});

it.each([
  ["/"],
  ["/about"],
  ["/services"],
  ["/services/striping"],
  ["/services/striping?utm_source=mail"],
  ["/about?from=/locations/sparks-nv"],
  ["/es?from=/locations/sparks-nv"],
  ["/es"],
  ["/es/"],
  ["/es/about"],
  ["/es/contact/"],
  ["/es/blog"],
  ["/es/services/striping"],
  ["/es/services/striping/"],
])("does not read the content for %s", async (current) => {
  expect(await redirectOf(current)).toBeNull();
  expect(readLanguages).not.toHaveBeenCalled();
});

describe("without a translation", () => {
  beforeAll(() => {
    for (const file of ["locations/sparks.md", "pages/about.yml"]) rmSync(path.join(copy.root, "es", file));
    const redirects = { "/services/who": "/about", "/services/ask": "/contact", "/services/stripes": "/services/striping#cost" };
    const lines = Object.entries(redirects).map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`);
    appendFileSync(path.join(copy.root, "settings/redirects.yml"), lines.join(""));
  });

  it.each([
    ["an entry's old address", "/es/locations/sparks-nv", "/locations/sparks-nevada"],
    ["an entry's file name", "/es/locations/sparks", "/locations/sparks-nevada"],
    ["a path in the settings", "/es/services/who", "/about"],
  ])("redirects %s, %s, to the English page", async (_, old, english) => {
    expect(await redirectOf(old)).toBe(english);
  });

  it.each([
    ["/es/services/ask", "/es/contact"],
    ["/es/services/stripes", "/es/services/striping#cost"],
    ["/services/who", "/about"],
  ])("redirects %s to %s, which exists", async (old, current) => {
    expect(await redirectOf(old)).toBe(current);
  });
});
