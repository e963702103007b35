import { bodyPictures } from "../../../src/content/body-pictures";
import { loadContent } from "../../../src/content/load";
import { copyContent,type ContentCopy } from "./copy";

test.each([
  ["a paragraph of its own", "Text.\n\n![A lot](/images/a.jpg)\n\nMore.", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: true }]],
  ["one among words", "See ![A lot](/images/a.jpg) here.", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: false }]],
  ["one in a list", "- ![A lot](/images/a.jpg)\n", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: false }]],
  ["one that begins a cell", "| a |\n| --- |\n| ![A lot](/images/a.jpg) Sealed |\n", [{ src: "/images/a.jpg", alt: "A lot", hasRoom: true }]],
  ["code", "`![A lot](/images/a.jpg)`\n\n```\n![A lot](/images/a.jpg)\n```", []],
])("finds %s", (_, body, found) => {
  expect(bodyPictures(body)).toEqual(found.map((picture) => ({
      ...picture,
      raw: expect.stringMatching(/^!\[/) as string,
      index: body.indexOf("![A lot]"),
    })),
 );
});

describe("a text of the content", () => {
  let copy: ContentCopy;
  let file: string;
  let lines: number;
  beforeEach(() => {
    copy = copyContent();
    file = `posts/${loadContent(copy.root, { drafts: true }).posts[0]?.slug ?? ""}.md`;
    lines = copy.read(file).toString().split("\n").length;
  });
  afterEach(() => copy.remove());
  const append = (text: string) => copy.write(file, `${copy.read(file).toString()}\n${text}\n`);

  it.each([
    ["words beside it", "Look: ![A lot](https://example.com/a.jpg)", "a picture in a paragraph of its own, or at the start of a table's cell"],
    [
      "a format that browsers do not show",
      "![A lot](/images/a.heic)",
      "a picture of content/images, or an address that starts with https://",
    ],
  ])("is refused with a picture that has %s, at its line", (_, text, expected) => {
    append(text);
    expect(copy.problems()).toEqual([expect.objectContaining({ file, line: lines + 1, field: "text", expected })]);
  });

});
