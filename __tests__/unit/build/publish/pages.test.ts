import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../../../src/build/publish/files";
import { finishPages } from "../../../../src/build/publish/pages";
import { IncompleteBuildError } from "../../../../src/build/publish/publish-error";
import type { FinishRecord } from "../../../../src/build/publish/record";
import { gatsbyPage } from "./gatsby-page";

const NOTHING: FinishRecord = { shared: "", scripts: [], pages: {} };

let root: string;
const at = (...parts: readonly string[]) => path.join(root, ...parts);

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const writePage = (name: string, body: string): void => {
  write(`public/${name}/index.html`, gatsbyPage(body, `/${name}`));
};
const finish = (to: string, previous: string, record: FinishRecord, shared = "pass 1", pages = ["/about", "/contact"]) => {
  const finished = finishPages({ from: at("public"), staging: at(to), previous: at(previous), pages, shared, record });
  return { ...finished, record: { shared, scripts: [], pages: finished.pages } };
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "finish-"));
  writePage("about", "About us");
  writePage("contact", '<img src="/static/1/a.jpg">');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("writes each page at the address with and without a slash, and nothing else", () => {
  finish("first", "none", NOTHING);
  expect(filesBelow(at("first"))).toEqual(["about.html", "about/index.html", "contact.html", "contact/index.html"]);
  expect(readFileSync(at("first/about/index.html"), "utf8")).toContain("About us");
  expect(readFileSync(at("first/about.html"), "utf8")).toBe(readFileSync(at("first/about/index.html"), "utf8"));
});

it("finds a page's own script and those of its islands, which its inline script names", () => {
  const scripts =
    '<script async src="/static/page-1.js"></script><script>go(["/static/framework-2.js","/static/island-quote-form-3.js"])</script>';
  writePage("contact", scripts);
  expect([...finish("first", "none", NOTHING).loadedBy.keys()]).toEqual([
    "static/page-1.js",
    "static/framework-2.js",
    "static/island-quote-form-3.js",
  ]);
});

it("keeps a page that Gatsby wrote again as it was", () => {
  const { record } = finish("first", "none", NOTHING);
  utimesSync(at("public/about/index.html"), 1, 1);
  const second = finish("second", "first", record);
  expect(second.rewritten).toBe(0);
  expect(finish("third", "second", second.record).record).toEqual(second.record);
});

it.each([
  ["the code that reads pages changed", () => undefined, "pass 2"],
  ["the published page is gone", () => rmSync(at("first/about/index.html")), "pass 1"],
  ["somebody put another page in its place", () => utimesSync(at("first/about/index.html"), 1, 1), "pass 1"],
])("does not keep a page when %s", (_, change, shared) => {
  const { record } = finish("first", "none", NOTHING);
  change();
  expect(finish("second", "first", record, shared).rewritten).toBeGreaterThan(0);
  expect(readFileSync(at("second/about.html"), "utf8")).toContain("About us");
});

it("leaves a page that is gone", () => {
  const { record } = finish("first", "none", NOTHING);
  const second = finish("second", "first", record, "pass 1", ["/contact"]);
  expect(statSync(at("second/about.html"), { throwIfNoEntry: false })).toBeUndefined();
  expect(Object.keys(second.record.pages)).toEqual(["contact/index.html"]);
});

it("names the page that Gatsby did not make", () => {
  rmSync(at("public/about/index.html"));
  expect(() => finish("first", "none", NOTHING)).toThrow(IncompleteBuildError);
  expect(() => finish("first", "none", NOTHING)).toThrow("about/index.html");
});
