import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishPages } from "../../../src/publish/pages";
import { IncompleteBuildError } from "../../../src/publish/publish-error";
import type { FinishRecord } from "../../../src/publish/record";
import { gatsbyPage } from "./gatsby-page";

const BUILD = { byComponent: { "component---page": ["component---page-1.js"] } };
const DATA = { componentChunkName: "component---page", staticQueryHashes: ["7"] };
const NOTHING: FinishRecord = { shared: "", pages: {} };

let root: string;
const at = (...parts: readonly string[]) => path.join(root, ...parts);

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const writePage = (name: string, body: string): void => {
  write(`public/${name}/index.html`, gatsbyPage(body, `/${name}`));
  write(`public/page-data/${name}/page-data.json`, JSON.stringify(DATA));
};
const finish = (to: string, previous: string, record: FinishRecord, shared = "pass 1", pages = ["/about", "/contact"]) =>
  finishPages({ from: at("public"), aside: at(to), previous: at(previous), pages, build: BUILD, shared, record });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "finish-"));
  writePage("about", "About us");
  writePage("contact", '<img src="/static/1/a.jpg">');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("writes each page at the address with and without a slash", () => {
  finish("first", "none", NOTHING);
  expect(readFileSync(at("first/about/index.html"), "utf8")).toContain("About us");
  expect(readFileSync(at("first/about.html"), "utf8")).toBe(readFileSync(at("first/about/index.html"), "utf8"));
});

it("tells which data and made files the pages use", () => {
  const { loadedBy } = finish("first", "none", NOTHING);
  expect([...loadedBy]).toEqual([
    ["page-data/about/page-data.json", "about/index.html"],
    ["page-data/app-data.json", "contact/index.html"],
    ["page-data/sq/d/7.json", "contact/index.html"],
    ["page-data/contact/page-data.json", "contact/index.html"],
    ["static/1/a.jpg", "contact/index.html"],
  ]);
});

it("gives the same bytes when run again", () => {
  finish("first", "none", NOTHING);
  finish("again", "none", NOTHING);
  expect(readFileSync(at("again/about.html"))).toEqual(readFileSync(at("first/about.html")));
});

it("keeps every page when nothing has changed", () => {
  const { record } = finish("first", "none", NOTHING);
  const second = finish("second", "first", record);
  expect(second.rewritten).toBe(0);
  for (const file of ["about.html", "page-data/about/page-data.json"])
    expect(statSync(at("second", file)).ino).toBe(statSync(at("first", file)).ino);
  expect(second.record).toEqual(record);
});

it("keeps a page that Gatsby wrote again as it was", () => {
  const { record } = finish("first", "none", NOTHING);
  utimesSync(at("public/about/index.html"), 1, 1);
  const second = finish("second", "first", record);
  expect(second.rewritten).toBe(0);
  expect(finish("third", "second", second.record).record).toEqual(second.record);
});

it("makes a page anew whose data alone changed", () => {
  const { record } = finish("first", "none", NOTHING);
  write("public/page-data/about/page-data.json", JSON.stringify({ componentChunkName: "component---page", staticQueryHashes: ["8"] }));
  const second = finish("second", "first", record);
  expect(second.rewritten).toBe(1);
  expect(second.record.pages["about/index.html"]?.needs).toContain("page-data/sq/d/8.json");
  expect(readFileSync(at("second/page-data/about/page-data.json"), "utf8")).toContain('"8"');
  expect(readFileSync(at("first/page-data/about/page-data.json"), "utf8")).not.toContain('"8"');
});

it("makes only the page anew whose HTML changed", () => {
  const { record } = finish("first", "none", NOTHING);
  writePage("about", "About us, with news");
  expect(finish("second", "first", record).rewritten).toBe(1);
  expect(readFileSync(at("second/about.html"), "utf8")).toContain("with news");
  expect(readFileSync(at("first/about.html"), "utf8")).not.toContain("with news");
});

it.each([
  ["the pass or its script changed", () => undefined, "pass 2"],
  ["the published page is gone", () => rmSync(at("first/about/index.html")), "pass 1"],
  ["somebody put another page in its place", () => utimesSync(at("first/about/index.html"), 1, 1), "pass 1"],
  ["somebody put other data in its place", () => utimesSync(at("first/page-data/about/page-data.json"), 1, 1), "pass 1"],
  ["its published data is gone", () => rmSync(at("first/page-data/about/page-data.json")), "pass 1"],
])("does not keep a page when %s", (_, change, shared) => {
  const { record } = finish("first", "none", NOTHING);
  change();
  expect(finish("second", "first", record, shared).rewritten).toBeGreaterThan(0);
  expect(readFileSync(at("second/about.html"), "utf8")).toContain("About us");
  expect(readFileSync(at("second/page-data/about/page-data.json"), "utf8")).toBe(JSON.stringify(DATA));
});

it("leaves a page that is gone", () => {
  const { record } = finish("first", "none", NOTHING);
  const second = finish("second", "first", record, "pass 1", ["/contact"]);
  expect(statSync(at("second/about.html"), { throwIfNoEntry: false })).toBeUndefined();
  expect(Object.keys(second.record.pages)).toEqual(["contact/index.html"]);
});

it.each([
  ["HTML", "public/about/index.html"],
  ["data", "public/page-data/about/page-data.json"],
])("names the page whose %s Gatsby did not make", (_, file) => {
  rmSync(at(file));
  expect(() => finish("first", "none", NOTHING)).toThrow(IncompleteBuildError);
  expect(() => finish("first", "none", NOTHING)).toThrow(`${file.replace("public/", "")}: not there`);
});
