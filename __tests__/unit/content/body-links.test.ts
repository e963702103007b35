import { bodyLinks, mapBodyLinks } from "../../../src/content/body-links";

it.each<[what: string, body: string, ...targets: string[]]>([
  ["a link", "See [prices](/prices#lot).", "/prices#lot"],
  ["a link with a title", "See [prices](</prices> 'What it costs').", "/prices"],
  ["a link around code", "See [`prices`](/prices).", "/prices"],
  ["a link that a definition names", "See [prices][p].\n\n[p]: /prices", "/prices"],
  ["a definition in a quote", "> See [p].\n>\n> [p]: </prices> (What it costs)", "/prices"],
  ["a linked picture", "[![Lot](/images/lot.jpg)](/prices)", "/prices", "/images/lot.jpg"],
  ["a link in a footnote", "Text[^1].\n\n[^1]: See [prices](/prices).", "/prices"],
])("finds %s", (_, body, ...targets) => {
  expect(bodyLinks(body).map(({ target }) => target)).toEqual(targets);
});

it.each([
  ["code", "Write `[prices](/prices)`."],
  ["a block of code", "```md\n[prices](/prices)\n```"],
  ["words in brackets", "Write [a][b] or \\[prices](/prices)."],
  ["another site", "[Guide](https://www.ada.gov/static/guide.pdf) and [more](//www.example.org/static/)"],
])("finds no link in %s", (_, body) => {
  expect(bodyLinks(body)).toEqual([]);
});

it("tells pictures from links, those that a definition names too", () => {
  const body = "![Lot](/images/lot.jpg)\n\n![Edge][e]\n\n[e]: /images/edge.jpg";
  expect(bodyLinks(body).map(({ isPicture }) => isPicture)).toEqual([true, true]);
});

it("changes the addresses of links, and nothing else", () => {
  const body = [
    "See [/prices](/prices#lot '/prices'), [p][] and `[prices](/prices)`.",
    "[![/prices](/images/lot.jpg)](/prices)",
    "[p]: </prices>",
  ];
  const changed = [
    "See [/prices](/es/prices#lot '/prices'), [p][] and `[prices](/prices)`.",
    "[![/prices](/images/lot.jpg)](/es/prices)",
    "[p]: </es/prices>",
  ];
  expect(mapBodyLinks(body.join("\n\n"), (link) => `/es${link}`)).toBe(changed.join("\n\n"));
});
