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
    expect(file).toMatch(/^static\/start-[0-9a-f]+\.js$/);
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
