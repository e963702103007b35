import { existsSync, rmSync } from "node:fs";
import { copyBuild } from "../../../src/publish/copy";
import { filesBelow, staticFilesIn } from "../../../src/publish/page-files";
import { IncompleteBuildError, PublishError } from "../../../src/publish/publish-error";
import { folderForEachTest } from "../../fixtures/folder";

const SITE = "https://www.example.com";
const PICTURE = `static/${"0123456789abcdef".repeat(2)}/1e618/lot.jpg`;

const { at, read, write } = folderForEachTest();
const copy = () =>
  copyBuild({ from: at("public"), pages: ["/about", "/contact"], siteUrl: SITE, staticFolder: at("static") }, at("staging"));

beforeEach(() => {
  write("public/about/index.html", "About us");
  write("public/contact/index.html", `<img src="/${PICTURE}">`);
  write(`public/${PICTURE}`, "a picture");
  write("static/plan.pdf", "a plan");
});

it("copies only static files, files that pages load, and pages (twice, for URLs with and without a trailing slash)", () => {
  write(`public/${PICTURE.replace("lot", "gone")}`, "a picture of a page that is gone");
  copy();
  expect(filesBelow(at("staging"))).toEqual(["about.html", "about/index.html", "contact.html", "contact/index.html", "plan.pdf", PICTURE]);
  expect(read("staging/about/index.html")).toContain("About us");
  expect(read("staging/about.html")).toBe(read("staging/about/index.html"));
});

it.each<[what: string, html: string, ...files: string[]]>([
  ["each picture in a srcset", `<img srcset="/${PICTURE} 1x,\n/${PICTURE} 2x">`, PICTURE, PICTURE],
  ["the page script", '<script async src="/static/page-0123456789.js"></script>', "static/page-0123456789.js"],
  ["island scripts in an inline script", '<script>go(["/static/island-form-0123456789.js"])</script>', "static/island-form-0123456789.js"],
  ["a font in a style", "<style>@font-face{src:url(/static/wide-0123456789abcdef.woff2)}</style>", "static/wide-0123456789abcdef.woff2"],
  ["a picture on line 2 of an island's srcset", `<script type="application/json">{"srcSet":"a 1w,\\n/${PICTURE} 2w"}</script>`, PICTURE],
  ["a picture with an absolute URL on this site", `<script>{"contentUrl":"${SITE}/${PICTURE}"}</script>`, PICTURE],
])("finds %s", (_, html, ...files) => {
  expect(staticFilesIn(html, SITE)).toEqual(files);
});

it.each([
  ["a link to another site", '<a href="https://www.ada.gov/static/guide-0123456789.pdf">Guide</a>'],
  ["a picture on another site", `<img src="https://www.example.org/${PICTURE}">`],
  ["text", "Save 50% with /static/50%, see /static/guide.pdf"],
])("finds no file in %s", (_, html) => {
  expect(staticFilesIn(html, SITE)).toEqual([]);
});

it.each([
  ["page that Gatsby did not build", "about/index.html", "about/index.html"],
  ["file that a page loads but Gatsby did not create", PICTURE, `contact/index.html loads /${PICTURE}`],
])("reports a %s", (_, file, message) => {
  rmSync(at("public", file));
  expect(copy).toThrow(IncompleteBuildError);
  expect(copy).toThrow(message);
});

it.each(["about.html", "about/index.html"])("rejects the static file %s, which would replace a page", (file) => {
  write(`static/${file}`, "a page");
  expect(copy).toThrow(PublishError);
  expect(copy).toThrow(`static/${file}`);
  expect(existsSync(at("staging"))).toBe(false);
});
