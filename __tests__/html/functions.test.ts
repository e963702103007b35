/** What of the Worker is in the built site: nothing, unless its settings ask for it. */
import { readFileSync } from "node:fs";
import { business } from "../fixtures/built-words";
import { isPublished, readPublished, siteFiles } from "./built-site";

const isAsked = business.delivery.requests !== undefined || business.signIn !== undefined;
/** Names of the endpoint and its bindings, and what only the form of such a site holds. */
const TRACES = /\/api\/(?:quote|auth|requests)\b|cf-turnstile|challenges\.cloudflare\.com|multipart\/form-data/;

it("answers requests and sign-ins, and is named in pages and rules, only if a setting asks for it", () => {
  const config = readFileSync("wrangler.jsonc", "utf8");
  expect(config).toContain("Written by the build");
  expect(config.includes("src/worker/index.ts")).toBe(isAsked);
  expect(isPublished("admin/requests.css")).toBe(isAsked);
  expect(isPublished("_worker.js")).toBe(false);
  // The form's own script serves every way of delivery; which one is asked for stands in the page.
  const files = siteFiles.filter((file) => /\.(?:html|json|txt)$|^_(?:headers|redirects)$/.test(file));
  expect(files.some((file) => TRACES.test(readPublished(file)))).toBe(isAsked);
});
