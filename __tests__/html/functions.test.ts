/** What of the site's own functions is in the built site: nothing, unless its settings ask for them. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/publish/files";
import { wranglerConfig } from "../../src/requests/publish/wrangler-config";
import { business } from "../fixtures/built-words";

const isAsked = business.delivery.requests !== undefined || business.signIn !== undefined;
/** Names of the endpoint and its bindings, and what only the form of such a site holds. */
const TRACES = /\/api\/(?:quote|auth|requests|photos|tick)\b|cf-turnstile|challenges\.cloudflare\.com|multipart\/form-data/;

it("holds a Worker and names bindings only if a setting asks for functions", () => {
  expect(existsSync("dist/_worker.js")).toBe(isAsked);
  expect(wranglerConfig(business) !== undefined).toBe(isAsked);
  const config = existsSync("wrangler.jsonc") ? readFileSync("wrangler.jsonc", "utf8") : "";
  expect(config.includes("Written by the build")).toBe(isAsked);
  expect(existsSync("dist/admin/requests.html")).toBe(business.delivery.requests !== undefined);
});

it("has a trace of the site's own endpoint in its pages, scripts and rules only then", () => {
  const files = filesBelow("dist").filter((file) => /\.(?:html|js|json|txt)$|^_(?:headers|redirects)$/.test(file));
  const traces = files
    .filter((file) => !/^(?:_worker\.js|admin\/)/.test(file))
    .filter((file) => TRACES.test(readFileSync(path.join("dist", file), "utf8")));
  expect(traces.length > 0).toBe(isAsked);
});
