import { bodyPictures } from "../../../src/content/body-pictures";
import { fixture } from "../../fixtures/content";
import { copyForEachTest } from "./copy";

test.each([
  ["a paragraph of its own", "Text.\n\n![A lot](/images/a.jpg)\n\nMore.", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: true }]],
  ["one among words", "See ![A lot](/images/a.jpg) here.", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: false }]],
  ["one in a list", "- ![A lot](/images/a.jpg)\n", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: false }]],
  [
    "one that begins a cell",
    "| a |\n| --- |\n| ![A lot](/images/a.jpg) Sealed |\n",
    [{ src: "/images/a.jpg", alt: "A lot", hasRoom: true }],
  ],
  ["code", "`![A lot](/images/a.jpg)`\n\n```\n![A lot](/images/a.jpg)\n```", []],
])("finds %s", (_, body, found) => {
  expect(bodyPictures(body)).toEqual(
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
  [
    "words beside it",
    "Look: ![A lot](https://example.com/a.jpg)",
    "a picture in a paragraph of its own, or at the start of a table's cell",
  ],
  [
    "a format that browsers do not show",
    "![A lot](/images/a.heic)",
    "a picture of content/images, or an address that starts with https://",
  ],
])("a text of the content is refused with a picture that has %s, at its line", (_, text, expected) => {
  const before = copy.read(file);
  copy.write(file, `${before}\n${text}\n`);
  expect(copy.problems()).toEqual([expect.objectContaining({ file, line: before.split("\n").length + 1, field: "text", expected })]);
});
