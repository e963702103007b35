import { existsSync, rmSync } from "node:fs";
import { copyBuild, filesLoaded } from "../../../../src/build/publish/copy";
import { filesBelow } from "../../../../src/build/publish/page-files";
import { IncompleteBuildError, PublishError } from "../../../../src/build/publish/publish-error";
import { folderForEachTest } from "../../../fixtures/folder";
import { gatsbyPage } from "./gatsby-page";

const { at, read, write } = folderForEachTest();
const writePage = (name: string, body: string): void => write(`public/${name}/index.html`, gatsbyPage(body, `/${name}`));
const build = () => ({ from: at("public"), pages: ["/about", "/contact"], staticFolder: at("static") });
const copy = () => copyBuild(build(), at("first"));
const loaded = () => [...filesLoaded(build()).keys()];

beforeEach(() => {
  writePage("about", "About us");
  writePage("contact", '<img src="/static/1/a.jpg">');
  write("public/static/1/a.jpg", "a picture");
});

it("copies only static files, files that pages load, and each page to its address with and without a slash", () => {
  write("public/static/1/b.jpg", "a picture of a page that is gone");
  write("static/plan.pdf", "a plan");
  copy();
  expect(filesBelow(at("first"))).toEqual([
    "about.html",
    "about/index.html",
    "contact.html",
    "contact/index.html",
    "plan.pdf",
    "static/1/a.jpg",
  ]);
  expect(read("first/about/index.html")).toContain("About us");
  expect(read("first/about.html")).toBe(read("first/about/index.html"));
});

it("finds the page script, and the island scripts in the inline script", () => {
  const scripts =
    '<script async src="/static/page-1.js"></script>' +
    '<script>go(["/static/framework-0123456789.js","/static/island-quote-form-abcdef0123.js"])</script>';
  writePage("contact", scripts);
  expect(loaded()).toEqual(["static/page-1.js", "static/framework-0123456789.js", "static/island-quote-form-abcdef0123.js"]);
});

const PICTURE = `static/${"0123456789abcdef".repeat(2)}/1e618/lot.jpg`;
const CANONICAL = '<link rel="canonical" href="https://www.example.com/contact">';

it.each<[what: string, html: string, ...files: string[]]>([
  ["a picture", '<img src="/static/1/a.jpg?v=1">', "static/1/a.jpg"],
  ["each picture of a srcset", '<img srcset="/static/1/a,b.jpg 1x,/static/2/c.jpg 2x">', "static/1/a,b.jpg", "static/2/c.jpg"],
  ["a preloaded picture", '<link rel="preload" imagesrcset="/static/1/a.jpg 240w">', "static/1/a.jpg"],
  ["a style sheet", '<link rel="stylesheet" href="/static/a.css">', "static/a.css"],
  ["a linked file", '<a href="/static/a.pdf">Plan</a>', "static/a.pdf"],
  ["a font in a style", "<style>@font-face{src:url(/static/wide-0123456789abcdef.woff2)}</style>", "static/wide-0123456789abcdef.woff2"],
  ["a picture in an island's data", `<i data-props='{"srcSet":"/${PICTURE} 240w"}'></i>`, PICTURE],
  ["a second line of an island's data", `<script type="application/json">{"srcSet":"a 1w,\\n/${PICTURE} 2w"}</script>`, PICTURE],
  ["a full address of this site", `${CANONICAL}<script>{"contentUrl":"https://www.example.com/${PICTURE}"}</script>`, PICTURE],
  ["a name with a space", '<img src="/static/1/a%20b.jpg">', "static/1/a b.jpg"],
  ["a name that cannot be decoded", '<img src="/static/1/50%.jpg">', "static/1/50%.jpg"],
])("finds %s", (_, html, ...files) => {
  writePage("contact", html);
  expect(loaded()).toEqual(files);
});

it.each([
  ["a link to another site", '<a href="https://www.ada.gov/static/guide.pdf">Guide</a>'],
  ["a picture of another site", `${CANONICAL}<img src="https://www.example.org/${PICTURE}">`],
  ["another site in a page's data", `${CANONICAL}<script>{"contentUrl":"https://www.example.org/${PICTURE}"}</script>`],
  ["text", "Save 50% with /static/50%, see /static/guide.pdf"],
  ["text in a script", '<script>say("/static/50% off", "/static/guide.pdf")</script>'],
])("loads no file for %s", (_, html) => {
  writePage("contact", html);
  expect(loaded()).toEqual([]);
});

it("reports a page that Gatsby did not build", () => {
  rmSync(at("public/about/index.html"));
  expect(copy).toThrow(IncompleteBuildError);
  expect(copy).toThrow("about/index.html");
});

it("reports a missing file that a page loads", () => {
  rmSync(at("public/static/1/a.jpg"));
  expect(copy).toThrow(IncompleteBuildError);
  expect(copy).toThrow("contact/index.html loads /static/1/a.jpg");
});

it.each(["about.html", "about/index.html"])("refuses the static file %s, which would replace a page", (file) => {
  write(`static/${file}`, "a page");
  expect(copy).toThrow(PublishError);
  expect(copy).toThrow(`static/${file}`);
  expect(existsSync(at("first"))).toBe(false);
});
