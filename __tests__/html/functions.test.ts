/** The built site refers to the Worker only if the settings use it. */
import { readFileSync } from "node:fs";
import { business } from "../fixtures/built-words";
import { isPublished, readPublished, siteFiles } from "./built-site";

const isUsed = business.delivery.requests !== undefined || business.signIn !== undefined;
/** Matches the endpoint, its bindings, and parts of the form that only such a site has. */
const TRACES = /\/api\/(?:quote|auth|requests)\b|cf-turnstile|challenges\.cloudflare\.com|multipart\/form-data/;

it("pages and rules refer to requests and sign-in only if a setting uses them", () => {
  const config = readFileSync("wrangler.jsonc", "utf8");
  expect(config).toContain("Written by the build");
  expect(config.includes("src/worker/index.ts")).toBe(isUsed);
  expect(isPublished("admin/requests.css")).toBe(isUsed);
  expect(isPublished("_worker.js")).toBe(false);
  // Scripts are not checked: the form's script supports every provider, and the page names the one in use.
  const files = siteFiles.filter((file) => /\.(?:html|json|txt)$|^_(?:headers|redirects)$/.test(file));
  expect(files.some((file) => TRACES.test(readPublished(file)))).toBe(isUsed);
});
