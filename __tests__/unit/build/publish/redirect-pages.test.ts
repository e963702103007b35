import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../../../src/build/publish/files";
import { writeRedirectPages } from "../../../../src/build/publish/redirect-pages";
import { fixture } from "../../../fixtures/content";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "redirects-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...froms: readonly string[]) =>
  writeRedirectPages({ ...fixture, locations: [], redirects: froms.map((from) => ({ from, to: "/contact" })) }, folder);

it("writes a page where a plain host looks for each old address", async () => {
  await write("/old", "/below/old", "/Prices.html", "/a.htm", "/index.php", "/our%20work.aspx");
  expect(filesBelow(folder).toSorted()).toEqual([
    "Prices.html",
    "a.htm",
    "below/old.html",
    "index.php/index.html",
    "old.html",
    "our work.aspx/index.html",
  ]);
  expect(readFileSync(path.join(folder, "index.php/index.html"), "utf8")).toContain('content="0;url=/contact"');
});

it("leaves a page alone that is there", async () => {
  writeFileSync(path.join(folder, "old.html"), "a page");
  writeFileSync(path.join(folder, "file"), "no folder");
  await write("/old", "/file/below");
  expect(readFileSync(path.join(folder, "old.html"), "utf8")).toBe("a page");
  expect(filesBelow(folder).toSorted()).toEqual(["file", "old.html"]);
});
