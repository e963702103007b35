/** The built site refers to the Worker only if the settings use it. */
import { readFileSync } from "node:fs";
import { hosting } from "../fixtures/built-words";
import { isPublished, readPublished, siteFiles } from "./built-site";

const isUsed = hosting.delivery.requests !== undefined || hosting.signIn !== undefined;
/** Matches the Worker's API paths, and parts of the form that only a site with the Worker has. */
const TRACES = /\/api\/(?:quote|auth|requests)\b|cf-turnstile|challenges\.cloudflare\.com|multipart\/form-data/;

it("pages and host rules refer to the Worker only if a setting uses it", () => {
  const config = readFileSync("wrangler.jsonc", "utf8");
  expect(config).toContain("Written by the build");
  expect(config.includes("src/worker/index.ts")).toBe(isUsed);
  expect(isPublished("admin/requests.css")).toBe(isUsed);
  // Cloudflare Pages would run a published _worker.js.
  expect(isPublished("_worker.js")).toBe(false);
  // Exclude scripts: the form's script supports every delivery method, and the page names the method in use.
  const files = siteFiles.filter((file) => /\.(?:html|json|txt)$|^_(?:headers|redirects)$/.test(file));
  expect(files.some((file) => TRACES.test(readPublished(file)))).toBe(isUsed);
});
