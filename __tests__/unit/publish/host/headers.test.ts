import { headerBlocks } from "../../../../src/publish/host/headers";
import type { Host } from "../../../../src/publish/host/hosts";

const HOSTS: readonly Host[] = ["cloudflare", "netlify"];
const SITE = [
  ...["index.html", "404.html", "about.html", "about/index.html", "services.html", "services/index.html", "blog/404.html"],
  ...["admin.html", "admin/index.html", "robots.txt", "speculation-rules.json", "static/app-7b20c6f55e.js"],
];

it.each(HOSTS)("on %s, keeps every page of a preview out of search engines", (host) => {
  const blocks = headerBlocks(SITE, host, {}, true);
  expect(blocks.filter(({ headers }) => "X-Robots-Tag" in headers).map(({ path }) => path)).toEqual(["/*"]);
});

it("on Netlify, lists each file with a cache rule by name, because a wildcard rule's headers would also be sent with a 404", () => {
  // Every site also has a rule for build.json, which no cache may store.
  const cacheRules = headerBlocks([...SITE, "static/a b.avif"], "netlify").filter(({ headers }) => "Cache-Control" in headers);
  expect(cacheRules.map(({ path }) => path)).toEqual(["/static/app-7b20c6f55e.js", "/static/a%20b.avif", "/build.json"]);
});
