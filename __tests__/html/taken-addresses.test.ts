/** The content check knows the path of every published file, so that no redirect can start at one of these paths. */
import { filesBelow } from "../../src/publish/page-files";
import { pagePaths } from "../../src/content/entries/old-addresses";
import { ownerOfAddress } from "../../src/content/check/taken-addresses";
import { builtContent, builtTranslations } from "../fixtures/built-words";
import { readPublished } from "./built-site";

it("every published file's path counts as taken, except the paths of redirect pages", () => {
  const ownerOf = ownerOfAddress({
    pages: pagePaths(builtContent),
    languages: builtTranslations.map(({ language }) => language),
    staticFiles: filesBelow("static"),
  });
  const isRedirect = (file: string): boolean => file.endsWith(".html") && readPublished(file).includes('http-equiv="refresh"');
  const files = filesBelow("dist").filter((file) => !isRedirect(file));
  expect(files).toContain("index.html");
  expect(files.filter((file) => ownerOf(`/${file.split("/").map(encodeURIComponent).join("/")}`) === undefined)).toEqual([]);
});
