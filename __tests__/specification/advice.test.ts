/** The shipped content passes the content lint, and does not present renderings as photos. */
import { loadLanguages } from "../../src/content/load/languages";
import { adviceFor } from "../../src/content/lint/report";
import { mapTexts } from "../../src/content/facts/map-texts";
import { picturesIn } from "../../src/content/markdown/find";
import { allEntries } from "../../src/content/schema";
import { CONTENT_ROOT, shipped } from "./rules/shipped";

test("the shipped content has no lint suggestions", () => {
  expect(adviceFor(CONTENT_ROOT, loadLanguages(CONTENT_ROOT, { drafts: true }))).toEqual([]);
});

test.each(shipped.services.filter(({ beforeAfter }) => beforeAfter))(
  "$slug says that its before-and-after pictures are renderings",
  ({ beforeAfter }) => {
    expect(beforeAfter?.text).toMatch(/\brender/i);
  },
);

test("no caption or alt text of a rendering names a place that the company serves", () => {
  const places = new RegExp(shipped.locations.map(({ title }) => title).join("|"));
  const captions: string[] = [];
  mapTexts(shipped, (text, path) => {
    // Diagrams are not renderings, and one diagram's caption names a weather station.
    if (path[0] !== "diagrams" && /^(?:alt|caption)$/.test(String(path.at(-1)))) captions.push(text);
    return text;
  });
  const inTexts = allEntries(shipped).flatMap(({ entry }) => picturesIn(entry.body).map(({ alt }) => alt));
  expect([captions.length > 0, inTexts.length > 0]).toEqual([true, true]);
  expect([...captions, ...inTexts].filter((text) => places.test(text))).toEqual([]);
});
