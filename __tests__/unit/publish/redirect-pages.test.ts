import { filesBelow } from "../../../src/publish/page-files";
import { writeRedirectPages } from "../../../src/publish/redirect-pages";
import { fixture } from "../../fixtures/content";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();

it("writes a redirect page for each old URL, at every path where static hosts look for it", async () => {
  // Without locations, because one of them has an old address, and so a redirect of its own.
  const old = ["/old", "/below/old", "/Prices.html", "/a.htm", "/index.php", "/our%20work.aspx"];
  await writeRedirectPages({ ...fixture, locations: [], redirects: old.map((from) => ({ from, to: "/contact" })) }, folder.at());
  expect(filesBelow(folder.at())).toEqual([
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
    expect(folder.read(file)).toContain('content="0; url=/contact"');
});
