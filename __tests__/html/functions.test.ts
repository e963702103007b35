/** The built site and wrangler.jsonc refer to the Worker for quote requests and sign-in only if the settings use it. */
import { readFileSync } from "node:fs";
import { hosting } from "../fixtures/built-words";
import { isPublished, readPublished, siteFiles } from "./built-site";

const isUsed = hosting.delivery.requests !== undefined || hosting.signIn !== undefined;
/** Matches the path to which the Worker's form is sent, and Turnstile, which only that form has. */
const TRACES = /\/api\/quote\b|cf-turnstile|challenges\.cloudflare\.com/;

it("wrangler.jsonc names src/worker/index.ts only if a setting uses it", () => {
  const config = readFileSync("wrangler.jsonc", "utf8");
  expect(config).toContain("Written by the build");
  expect(config.includes("src/worker/index.ts")).toBe(isUsed);
});

it("publishes the styles of the owner's page only if a setting uses the Worker", () => {
  expect(isPublished("admin/requests.css")).toBe(isUsed);
});

it("publishes no _worker.js", () => {
  // Cloudflare Pages would run a published _worker.js.
  expect(isPublished("_worker.js")).toBe(false);
});

it("pages and host rules refer to the Worker's form only if the Worker receives it", () => {
  // Exclude scripts: the form's script contains the code of all delivery methods; the page's markup selects one.
  const files = siteFiles.filter((file) => /\.(?:html|json|txt)$|^_(?:headers|redirects)$/.test(file));
  expect(files.some((file) => TRACES.test(readPublished(file)))).toBe(hosting.delivery.requests !== undefined);
});
