/** Diagrams are in their pages with text alternatives, and all references are replaced. */
import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { diagramKeys } from "../../src/content/diagram-references";
import { pathOf, pathTo } from "../../src/content/shared/routes";
import { allEntries } from "../../src/content/schema";
import { diagramText } from "../../src/content/diagrams";
import { filesBelow } from "../../src/build/publish/page-files";
import { builtContent } from "../fixtures/built-words";
import { readPage } from "./site-files";

const content = builtContent;
const shown = allEntries(content).flatMap(({ folder, entry }) =>
  [...entry.body.matchAll(/^\{\{diagram: (?<name>[a-z-]+)\}\}$/gm)].flatMap(({ groups }) => {
    const key = diagramKeys.get(groups?.name ?? "");
    return key ? [{ page: pathOf(folder, entry), key }] : [];
  }),
);

it("shows each diagram with its text alternative", () => {
  const missing = shown.filter(({ page, key }) => {
    const $ = load(readPage(page));
    const names = $("figure > svg[role=img]")
      .toArray()
      .map((diagram) => $(diagram).attr("aria-label"));
    return !names.includes(diagramText(key, content));
  });
  expect(missing).toEqual([]);
});

it("no file contains a diagram reference, and the feed has the diagrams of posts as text", () => {
  const files = filesBelow("dist").filter((file) => /\.(?:html|xml|txt|json)$/.test(file) && !file.startsWith("admin/"));
  expect(files.filter((file) => readFileSync(`dist/${file}`, "utf8").includes("{{diagram"))).toEqual([]);
  const feed = load(readFileSync("dist/rss.xml", "utf8"), { xml: true }).text();
  const missing = shown.filter(({ page, key }) => page.startsWith(pathTo("posts", "")) && !feed.includes(diagramText(key, content)));
  expect(missing).toEqual([]);
});
