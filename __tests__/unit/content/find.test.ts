import { picturesIn, siteLinksIn } from "../../../src/content/markdown/find";
import { fixture } from "../../fixtures/content";
import { copyForEachTest } from "./copy";

it.each<[what: string, body: string, ...targets: string[]]>([
  ["a link", "See [prices](/prices#lot).", "/prices#lot"],
  ["a link around code", "See [`prices`](/prices).", "/prices"],
  ["a reference-style link", "See [prices][p].\n\n[p]: /prices", "/prices"],
  ["a linked picture", "[![Lot](/images/lot.jpg)](/prices)", "/prices", "/images/lot.jpg"],
  ["a link in a footnote", "Text[^1].\n\n[^1]: See [prices](/prices).", "/prices"],
])("finds %s", (_, body, ...targets) => {
  expect(siteLinksIn(body).map(({ url }) => url)).toEqual(targets);
});

it.each([
  ["a block of code", "```md\n[prices](/prices)\n```"],
  ["another site", "[Guide](https://www.ada.gov/static/guide.pdf) and [more](//www.example.org/static/)"],
])("finds no link in %s", (_, body) => {
  expect(siteLinksIn(body)).toEqual([]);
});

it.each([
  ["a picture in its own paragraph", "Text.\n\n![A lot](/images/a.jpg)\n\nMore.", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: true }]],
  ["a picture within a sentence", "See ![A lot](/images/a.jpg) here.", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: false }]],
  ["a picture in a list", "- ![A lot](/images/a.jpg)\n", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: false }]],
  [
    "a picture at the start of a table cell",
    "| a |\n| --- |\n| ![A lot](/images/a.jpg) Sealed |\n",
    [{ src: "/images/a.jpg", alt: "A lot", hasRoom: true }],
  ],
  ["no picture in code", "`![A lot](/images/a.jpg)`\n\n```\n![A lot](/images/a.jpg)\n```", []],
])("finds %s", (_, body, found) => {
  expect(picturesIn(body)).toEqual(
    found.map((picture) => ({
      ...picture,
      raw: expect.stringMatching(/^!\[/) as string,
      index: body.indexOf("![A lot]"),
    })),
  );
});

const copy = copyForEachTest();
const file = `posts/${fixture.posts[0]?.slug ?? ""}.md`;

it.each([
  ["text beside it", "Look: ![A lot](https://example.com/a.jpg)", "a picture in its own paragraph, or at the start of a table cell"],
  [
    "a format that browsers do not show",
    "![A lot](/images/a.heic)",
    "a picture in content/images, or an address that starts with https://",
  ],
])("refuses a picture with %s, and reports its line", (_, text, expected) => {
  const before = copy.read(file);
  copy.write(file, `${before}\n${text}\n`);
  expect(copy.problems()).toEqual([expect.objectContaining({ file, line: before.split("\n").length + 1, field: "text", expected })]);
});
