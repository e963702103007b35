import { fileBeside, htmlFile, staticFilesIn } from "../../../../src/build/publish/page-files";

describe("a page's file", () => {
  it.each([
    ["/", "index.html"],
    ["/about", "about/index.html"],
    ["/blog/a-post", "blog/a-post/index.html"],
    ["/404.html", "404.html"],
  ])("%s", (page, html) => {
    expect(htmlFile(page)).toBe(html);
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
