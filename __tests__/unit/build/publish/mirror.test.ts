import { existsSync, symlinkSync } from "node:fs";
import { filesBelow } from "../../../../src/build/publish/files";
import { mirrorAssets } from "../../../../src/build/publish/mirror";
import { htmlFile } from "../../../../src/build/publish/page-files";
import { PublishError } from "../../../../src/build/publish/publish-error";
import { folderForEachTest } from "../../../fixtures/folder";

const { at, write } = folderForEachTest();

it("lists files below a folder, and not what links lead to", () => {
  for (const file of ["site/b.txt", "site/a/c.txt", "elsewhere/d.txt"]) write(file, "text");
  symlinkSync(at("elsewhere"), at("site/link"), "dir");
  symlinkSync(at("elsewhere/d.txt"), at("site/d.txt"));
  expect(filesBelow(at("site"))).toEqual(["a/c.txt", "b.txt"]);
});

const mirror = (staticFiles: readonly string[]) =>
  mirrorAssets(at("public"), at("next"), {
    loadedBy: new Map(),
    staticFiles: new Set(staticFiles),
    pages: new Set([htmlFile("/about")]),
  });

it.each(["about.html", "about/index.html"])("stops at the static file %s, which stands where a page is published", (file) => {
  write(`public/${file}`, "a page");
  const published = () => mirror([file]);
  expect(published).toThrow(PublishError);
  expect(published).toThrow(`static/${file}`);
  expect(existsSync(at("next"))).toBe(false);
});
