import { isLive, type Live } from "../../../src/publish/live-files";
import { dataFile, fileBeside, htmlFile } from "../../../src/publish/page-files";
import { staticFilesIn } from "../../../src/publish/references";
import { startScript } from "../../../src/publish/start-script";

describe("a page's files", () => {
  it.each([
    ["/", "index.html", "page-data/index/page-data.json"],
    ["/about", "about/index.html", "page-data/about/page-data.json"],
    ["/blog/a-post", "blog/a-post/index.html", "page-data/blog/a-post/page-data.json"],
    ["/404.html", "404.html", "page-data/404.html/page-data.json"],
  ])("%s", (page, html, data) => {
    expect([htmlFile(page), dataFile(page)]).toEqual([html, data]);
  });

  it.each([
    ["about/index.html", "about.html"],
    ["blog/a-post/index.html", "blog/a-post.html"],
    ["index.html", undefined],
    ["404.html", undefined],
  ])("beside %s", (file, beside) => {
    expect(fileBeside(file)).toBe(beside);
  });
});

describe("isLive", () => {
  const live: Live = {
    entry: new Set(["app-dddddddddddddddddddd.js"]),
    runtimeCode: 'e.u=e=>({27:"aaaaaaaaaaaaaaaaaaaa"}[e]+".js"),css="styles.bbbbbbbbbbbbbbbbbbbb.css"',
    loadedBy: new Map(
      ["page-data/about/page-data.json", "page-data/sq/d/4267191077.json", "static/1/a.avif"].map((file) => [file, "about/index.html"]),
    ),
    own: new Set(["robots.txt", "admin/index.html"]),
  };

  it.each([
    "app-dddddddddddddddddddd.js",
    "27-aaaaaaaaaaaaaaaaaaaa.js",
    "styles.bbbbbbbbbbbbbbbbbbbb.css",
    "page-data/sq/d/4267191077.json",
    "page-data/about/page-data.json",
    "static/1/a.avif",
    "sitemap-index.xml",
    "admin/index.html",
  ])("keeps %s", (file) => {
    expect(isLive(file, live)).toBe(true);
  });

  it.each([
    ["a script of an earlier build", "27-cccccccccccccccccccc.js"],
    ["webpack's runtime: the start script holds it", "webpack-runtime-eeeeeeeeeeeeeeeeeeee.js"],
    ["styles of an earlier build", "styles.cccccccccccccccccccc.css"],
    ["a query of an earlier build", "page-data/sq/d/1.json"],
    ["data of a page that is gone", "page-data/gone/page-data.json"],
    ["a picture no page shows", "static/1/b.avif"],
    ["a static file that was deleted", "old.txt"],
    ["a page: it is finished, not copied", "about/index.html"],
    ["webpack's own records", "webpack.stats.json"],
    ["the piece of HTML that Gatsby stitches in", "_gatsby/slices/_gatsby-scripts-1.html"],
    ["a license text beside a script", "framework-aaaaaaaaaaaaaaaaaaaa.js.LICENSE.txt"],
  ])("leaves %s", (_, file) => {
    expect(isLive(file, live)).toBe(false);
  });
});

it.each([
  ["a srcset", '<source srcSet="/static/1/a.avif 400w,\n/static/2/b.avif 640w">', ["static/1/a.avif", "static/2/b.avif"]],
  ["styles", "src:url(/static/f-1.woff2)", ["static/f-1.woff2"]],
  ["data", '{"src":"/static/1/a.jpg"}', ["static/1/a.jpg"]],
  ["an escaped name", '"/static/1/a%20b.jpg"', ["static/1/a b.jpg"]],
  ["other addresses", '<a href="/statics">', []],
])("finds the made files that %s names", (_, text, files) => {
  expect(staticFilesIn(text)).toEqual(files);
});

describe("startScript", () => {
  const build = {
    runtimeCode: "window.started=window.___chunkMapping",
    byComponent: { "component---about": ["commons-1.js", "component---about-1.js"] },
    version: "0a8d",
  };

  it("carries a digest of its content in its name", () => {
    const { file } = startScript(build);
    expect(file).toMatch(/^start-[0-9a-f]{20}\.js$/);
    expect(startScript({ ...build, version: "0a8e" }).file).not.toBe(file);
    expect(startScript({ ...build }).file).toBe(file);
  });

  it("sets what Gatsby's loader reads before webpack's runtime runs", () => {
    const { code } = startScript(build);
    expect(code).toContain('window.___webpackCompilationHash="0a8d"');
    expect(code.indexOf('{"component---about":["/commons-1.js","/component---about-1.js"]}')).toBeGreaterThan(0);
    expect(code.endsWith(build.runtimeCode)).toBe(true);
  });
});
