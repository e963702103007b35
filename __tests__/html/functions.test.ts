/** The built site and the host's configuration refer to the Worker only if the settings use it. */
import { readFileSync } from "node:fs";
import { hosting } from "../fixtures/built-words";
import { isPublished, readPublished, siteFiles } from "./built-site";

const isUsed = hosting.delivery.requests !== undefined || hosting.signIn !== undefined;
/** Matches the path to which the Worker's form is sent, and Turnstile, which only that form has. */
const TRACES = /\/api\/quote\b|cf-turnstile|challenges\.cloudflare\.com/;

it("wrangler.jsonc names the Worker only if a setting uses it", () => {
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
  // Exclude scripts: the form's script supports every delivery method, and the page names the method in use.
  const files = siteFiles.filter((file) => /\.(?:html|json|txt)$|^_(?:headers|redirects)$/.test(file));
  expect(files.some((file) => TRACES.test(readPublished(file)))).toBe(hosting.delivery.requests !== undefined);
});
