import { filesBelow } from "../../../../src/build/publish/page-files";
import { writeRedirectPages } from "../../../../src/build/publish/redirect-pages";
import { fixture } from "../../../fixtures/content";
import { folderForEachTest } from "../../../fixtures/folder";

const folder = folderForEachTest();

const write = (...oldAddresses: readonly string[]) =>
  writeRedirectPages({ ...fixture, locations: [], redirects: oldAddresses.map((from) => ({ from, to: "/contact" })) }, folder.at());

it("writes a page for each old address at the path where a static host looks for it", async () => {
  await write("/old", "/below/old", "/Prices.html", "/a.htm", "/index.php", "/our%20work.aspx");
  expect(filesBelow(folder.at()).toSorted()).toEqual([
    "Prices.html",
    "a.htm",
    "below/old.html",
    "below/old/index.html",
    "index.php/index.html",
    "old.html",
    "old/index.html",
    "our work.aspx/index.html",
  ]);
  for (const file of ["index.php/index.html", "old.html", "old/index.html"])
    expect(folder.read(file)).toContain('content="0;url=/contact"');
});

it("does not overwrite an existing page", async () => {
  folder.write("old.html", "a page");
  folder.write("file", "no folder");
  await write("/old", "/file/below");
  expect(folder.read("old.html")).toBe("a page");
  expect(filesBelow(folder.at()).toSorted()).toEqual(["file", "old.html", "old/index.html"]);
});
