/** A section that the content leaves empty is not on the page: its heading would promise what is not there. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { DIST, htmlFiles } from "./built-site";

/** Names the sections of a page that hold a heading and nothing else. */
const emptySections = (html: string): readonly string[] => {
  const $ = load(html);
  return $("main section")
    .toArray()
    .flatMap((section) => {
      const heading = $(section).find("h2, h3").first().text();
      const rest = $(section).clone();
      rest.find("h2").first().remove();
      return rest.text().trim() === "" && rest.find("img, svg, input, iframe").length === 0 ? [heading] : [];
    });
};

test.each(htmlFiles())("%s has no section without content", (file) => {
  expect(emptySections(readFileSync(path.join(DIST, file), "utf8"))).toEqual([]);
});

test("a heading alone is found", () => {
  expect(
    emptySections("<main><section><div><h2>Our work</h2></div><ul></ul></section><section><h2>Us</h2><p>Here.</p></section></main>"),
  ).toEqual(["Our work"]);
});
