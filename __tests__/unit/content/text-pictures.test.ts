/** Tests which pictures in markdown the content check accepts. */
import { fixture } from "../../fixtures/content";
import { copyForEachTest } from "../../fixtures/content-copy";

const copy = copyForEachTest();
const file = `posts/${fixture.posts[0]?.slug ?? ""}.md`;
/** Where a picture may be. */
const ALLOWED_PLACES = "a picture in its own paragraph, or at the start of a table cell below the header row";

it.each([
  ["in its own paragraph", "![A lot](https://example.com/a.jpg)"],
  ["at the start of a table cell below the header row", "| a |\n| --- |\n| ![A lot](https://example.com/a.jpg) Sealed |"],
  ["in code", "`![](/images/a.heic)`\n\n```\n![](/images/a.heic)\n```"],
])("accepts a picture %s", (_, text) => {
  copy.append(file, text);
  expect(copy.problems()).toEqual([]);
});

it.each([
  ["with text beside it", "Look: ![A lot](https://example.com/a.jpg)", ALLOWED_PLACES],
  ["in a list", "- ![A lot](https://example.com/a.jpg)", ALLOWED_PLACES],
  ["in the header row of a table", "| ![A lot](https://example.com/a.jpg) |\n| --- |\n| Sealed |", ALLOWED_PLACES],
  ["after text in a table cell", "| a |\n| --- |\n| Sealed ![A lot](https://example.com/a.jpg) |", ALLOWED_PLACES],
  ["without a description", "![](https://example.com/a.jpg)", "a description for people who cannot see the picture"],
  [
    "in a format that browsers do not show",
    "![A lot](/images/a.heic)",
    "a picture in content/images, or an address that starts with https://",
  ],
])("rejects a picture %s, and reports its line", (_, text, expected) => {
  copy.append(file, text);
  const lines = copy.read(file).split("\n");
  const line = lines.findLastIndex((each) => each.includes("![")) + 1;
  expect(copy.problems()).toEqual([expect.objectContaining({ file, line, field: "text", expected })]);
});
