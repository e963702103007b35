/** Text that markdown or YAML would lose or change without a word: each is an error with its line, and its neighbor is fine. */
import { copyForEachTest } from "./copy";
import { fixture } from "../../fixtures/content";

const copy = copyForEachTest();
const POST = `posts/${fixture.posts[0]?.slug ?? ""}.md`;
const foundIn = () => copy.problems().map(({ file, line, found }) => ({ file, isPlaced: line !== undefined, found }));

it.each([
  ["8~12 hours, then 24~48 hours", "~12 hours, then 24~"],
  ["~only~ one", "~only~"],
  ["Between 8~~12 and 24~~48", "~~12 and 24~~"],
  ["A lot of 20*30*40 feet", "*30*"],
  ["2**3 is 8 and 4**5", "**3 is 8 and 4**"],
  ["1. One\n3. Three", "a list numbered 1, 3"],
  ["4. Four\n4. Four\n5. Five", "a list numbered 4, 4, 5"],
  ["| a | b |\n| - | - |\n| 1 | 2 | 3 |", "| 1 | 2 | 3 |"],
  ["| a |\n| - |\n| $200|$500 |", "| $200|$500 |"],
  ["Cracks\n> 1/2 inch wide", "> 1/2 inch wide"],
  ["> $500 per job", "> $500 per job"],
  ["[Note]: https://www.epa.gov", "[Note]: https://www.epa.gov"],
  ["More[^1].\n\n[^1]: A.\n\n[^2]: B.", "[^2]: B."],
  ["[a][b]\n\n[b]: /contact\n[b]: /about", "[b]: /about"],
  ["```\nThe rest of the page", "```"],
  ["## We are # 1 #", "## We are # 1 #"],
  ["<!-- never closed", "<!-- never closed"],
  ["<br>\n*Text* below a tag", "<br>"],
  ["600 ft<sup>2 of asphalt", "<sup>"],
  ["600 ft2</sup>", "</sup>"],
  ["50&#xFFFE;F", "\uFFFD"],
])("reports %j in a post", (text, found) => {
  copy.append(POST, text);
  const [first] = foundIn();
  expect(first).toMatchObject({ file: POST, isPlaced: true });
  expect(
    foundIn()
      .map((one) => one.found)
      .join("\n"),
  ).toContain(found);
});

it.each([
  "8-12 hours, ~~then~~ `24~48` hours",
  "5 * 10 * 2, *see below*",
  "1. One\n1. Two\n1. Three",
  "3. Three\n4. Four",
  "| a | b |\n| - | - |\n| 1 |",
  '> "Five stars"',
  "[Note]: call us first",
  "More[^1], more[^1].\n\n[^1]: A.",
  "## Closed ##",
  "~~~\ncode\n~~~",
  "A heading\n=======\n\nText",
  ">>>>>>> a deep quotation",
  "600 ft<sup>2</sup><!-- a comment --> and CO<sub>2</sub>",
  "Find us at www.example.com.",
])("accepts %j in a post", (text) => {
  copy.append(POST, text);
  expect(foundIn()).toEqual([]);
});

it.each([
  ["title: Why we are the #1 crew", "#1 crew"],
  ["title: Rated # 1 in town", "# 1 in town"],
  ["title: The crew\n  #1 in town", "#1 in town"],
  ["title: The crew\n\n  # in town", "# in town"],
  ["title: # The crew", "# The crew"],
  ["title: !important The crew", "!important"],
  ["title: &c. The crew", "&c."],
  ["title: \u201CA crew: the best\u201D", "U+201C"],
  ["title\uFF1A The crew", "U+FF1A"],
])("reports %j in a post's fields", (line, found) => {
  copy.change(POST, /^title: .*$/m, line);
  const [first] = foundIn();
  expect(first).toMatchObject({ file: POST, isPlaced: true });
  expect(
    foundIn()
      .map((one) => one.found)
      .join("\n"),
  ).toContain(found);
});

it.each(['title: "The #1 crew"', "title: Crew#1", "title: >-\n  The #1 crew", "title:\u00A0The crew", "# A comment\ntitle: The crew"])(
  "accepts %j in a post's fields",
  (line) => {
    copy.change(POST, /^title: .*$/m, line);
    expect(foundIn()).toEqual([]);
  },
);

it.each(["<<<<<<< main\na\n=======\nb\n>>>>>>> other", "a\n=======\nb\n>>>>>>> other", "<<<<<<< main"])(
  "reports the conflict %j",
  (text) => {
    copy.append(POST, text);
    expect(foundIn()).toEqual([{ file: POST, isPlaced: true, found: "merge conflict markers" }]);
  },
);
