import { formatHeaders, headerBlocks } from "../../../../../src/build/publish/host/headers";
import type { Host } from "../../../../../src/build/publish/host/hosts";

const HOSTS: readonly Host[] = ["cloudflare", "netlify"];
const SITE = [
  ...["index.html", "404.html", "about.html", "about/index.html", "services.html", "services/index.html", "blog/404.html"],
  ...["admin.html", "admin/index.html", "robots.txt", "speculation-rules.json", "static/app-7b20c6f55e.js"],
];

/** Returns the number of rules and the length of the longest line. */
const sizeOf = (files: readonly string[], host: Host) => {
  const blocks = headerBlocks(files, host);
  return {
    rules: blocks.length,
    longest: Math.max(
      ...formatHeaders(blocks)
        .split("\n")
        .map(({ length }) => length),
    ),
  };
};

describe.each(HOSTS)("on %s", (host) => {
  it.each([false, true])("stays within the limits, and sets no header twice for a path (preview: %s)", (isPreview) => {
    const [everywhere, ...others] = headerBlocks(SITE, host, {}, isPreview);
    expect(everywhere?.path).toBe("/*");
    const names = others.flatMap(({ headers }) => Object.keys(headers));
    expect(names.filter((name) => name in (everywhere?.headers ?? {}))).toEqual([]);
    // Hosts accept 100 rules, and lines of 2,000 characters: https://developers.cloudflare.com/pages/configuration/headers/
    const { rules, longest } = sizeOf(SITE, host);
    expect([rules <= 100, longest <= 2000]).toEqual([true, true]);
  });
});

it.each(HOSTS)("excludes a whole preview from search on %s", (host) => {
  const blocks = headerBlocks(SITE, host, {}, true);
  expect(blocks.filter(({ headers }) => "X-Robots-Tag" in headers).map(({ path }) => path)).toEqual(["/*"]);
});

it("lists each file that browsers may cache for a year, because Netlify also sends a rule's headers with a 404", () => {
  const year = headerBlocks([...SITE, "static/a b.avif"], "netlify").filter(({ headers }) => "Cache-Control" in headers);
  expect(year.map(({ path }) => path)).toEqual(["/static/app-7b20c6f55e.js", "/static/a%20b.avif", "/build.json"]);
});
