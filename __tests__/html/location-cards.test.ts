/** The cards of the service areas page stand in the menu's order. */
import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { loadContent } from "../../src/content/load";
import { menusOf } from "../../src/content/placement";
import { pathOf } from "../../src/content/routes";
import { contentDirectory } from "../../src/gatsby/sources";

it("shows the places that the menu names in its order, and others after them", () => {
  const content = loadContent(contentDirectory(), { drafts: false });
  const listed = content.locations.filter((place) => place.listed).map((place) => pathOf("locations", place));
  const inMenu = menusOf(content)
    .header.areas.links.map(({ to }) => to)
    .filter((path) => listed.includes(path));
  const page = load(readFileSync("dist/locations.html", "utf8"));
  const cards = page("main h2 a[href^='/locations/'], main h3 a[href^='/locations/']")
    .map((_, link) => page(link).attr("href"))
    .get();
  expect(cards.slice(0, inMenu.length)).toEqual(inMenu);
  expect([...cards].sort()).toEqual([...listed].sort());
});
