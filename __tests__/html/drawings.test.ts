/** Every drawing of a text stands in its page, with its name in words, and no reference is left. */
import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { drawingKeys } from "../../src/content/drawing-references";
import { pathOf, pathTo } from "../../src/content/shared/routes";
import { drawingHtml, drawingText } from "../../src/content/diagrams";
import { filesBelow } from "../../src/build/publish/files";
import { builtContent } from "../fixtures/built-words";
import { compressedSize, readPage } from "./site-files";

/** What one drawing may add to a page, in bytes, compressed. */
const MOST_ADDED = 700;

const content = builtContent;
const shown = (["services", "locations", "posts"] as const).flatMap((folder) =>
  content[folder].flatMap(({ body, ...entry }) =>
    [...body.matchAll(/^\{\{drawing: (?<name>[a-z-]+)\}\}$/gm)].flatMap(({ groups }) => {
      const key = drawingKeys.get(groups?.name ?? "");
      return key ? [{ page: pathOf(folder, entry), key }] : [];
    }),
  ),
);

it("shows each of them, with all that it says in words", () => {
  const lost = shown.filter(({ page, key }) => {
    const $ = load(readPage(page));
    const names = $("figure > svg[role=img]")
      .toArray()
      .map((drawing) => $(drawing).attr("aria-label"));
    return !names.includes(drawingText(key, content));
  });
  expect(lost).toEqual([]);
});

it("leaves no reference in any file, and says drawings of posts in words in the feed", () => {
  const files = filesBelow("dist").filter((file) => /\.(?:html|xml|txt|json)$/.test(file) && !file.startsWith("admin/"));
  expect(files.filter((file) => readFileSync(`dist/${file}`, "utf8").includes("{{drawing"))).toEqual([]);
  const feed = load(readFileSync("dist/rss.xml", "utf8"), { xml: true }).text();
  const unsaid = shown.filter(({ page, key }) => page.startsWith(pathTo("posts", "")) && !feed.includes(drawingText(key, content)));
  expect(unsaid).toEqual([]);
});

it(`adds at most ${MOST_ADDED} bytes a drawing`, () => {
  const heavy = shown.flatMap(({ page, key }) => {
    const html = readPage(page);
    const added = compressedSize(html) - compressedSize(html.replace(drawingHtml(key, content), ""));
    return added > 0 && added <= MOST_ADDED ? [] : [{ page, key, added }];
  });
  expect(heavy).toEqual([]);
});
