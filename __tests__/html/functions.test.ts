/** What of the Worker is in the built site: nothing, unless its settings ask for it. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/publish/files";
import { business } from "../fixtures/built-words";

const isAsked = business.delivery.requests !== undefined || business.signIn !== undefined;
/** Names of the endpoint and its bindings, and what only the form of such a site holds. */
const TRACES = /\/api\/(?:quote|auth|requests)\b|cf-turnstile|challenges\.cloudflare\.com|multipart\/form-data/;

it("deploys a Worker only if a setting asks for one, and never one among its files", () => {
  const config = readFileSync("wrangler.jsonc", "utf8");
  expect(config).toContain("Written by the build");
  expect(config.includes('"main"')).toBe(isAsked);
  expect(existsSync("dist/admin/requests.css")).toBe(isAsked);
  expect(existsSync("dist/_worker.js")).toBe(false);
});

// The form's own script serves every way of delivery; which one is asked for stands in the page.
it("has a trace of the site's own endpoint in its pages and rules only then", () => {
  const files = filesBelow("dist").filter((file) => /\.(?:html|json|txt)$|^_(?:headers|redirects)$/.test(file));
  const traces = files
    .filter((file) => !file.startsWith("admin/"))
    .filter((file) => TRACES.test(readFileSync(path.join("dist", file), "utf8")));
  expect(traces.length > 0).toBe(isAsked);
});
