import { rmSync } from "node:fs";
import { filesBelow } from "../../../../src/build/publish/files";
import { bringPages } from "../../../../src/build/publish/pages";
import { IncompleteBuildError } from "../../../../src/build/publish/publish-error";
import { folderForEachTest } from "../../../fixtures/folder";
import { gatsbyPage } from "./gatsby-page";

const { at, read, write } = folderForEachTest();
const writePage = (name: string, body: string): void => write(`public/${name}/index.html`, gatsbyPage(body, `/${name}`));
const bring = () => bringPages(at("public"), at("first"), ["/about", "/contact"]);

beforeEach(() => {
  writePage("about", "About us");
  writePage("contact", '<img src="/static/1/a.jpg">');
});

it("writes each page at the address with and without a slash, and nothing else", () => {
  bring();
  expect(filesBelow(at("first"))).toEqual(["about.html", "about/index.html", "contact.html", "contact/index.html"]);
  expect(read("first/about/index.html")).toContain("About us");
  expect(read("first/about.html")).toBe(read("first/about/index.html"));
});

it("finds a page's own script and those of its islands, which its inline script names", () => {
  const scripts =
    '<script async src="/static/page-1.js"></script><script>go(["/static/framework-2.js","/static/island-quote-form-3.js"])</script>';
  writePage("contact", scripts);
  expect([...bring().keys()]).toEqual(["static/page-1.js", "static/framework-2.js", "static/island-quote-form-3.js"]);
});

it("names the page that Gatsby did not make", () => {
  rmSync(at("public/about/index.html"));
  expect(bring).toThrow(IncompleteBuildError);
  expect(bring).toThrow("about/index.html");
});
