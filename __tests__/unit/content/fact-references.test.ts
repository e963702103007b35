/** References to facts in content: their replacements, and errors for unknown or unset facts. */
import { resolveData, resolveText } from "../../../src/content/check/fact-references";
import { fixture } from "../../fixtures/content";
import { copyForEachTest, reportLines } from "../../fixtures/content-copy";

const facts = {
  "driveway-price": { label: "Price of a driveway", text: "$1-$2" },
  "minimum-charge": { label: "Minimum charge", text: undefined },
  hours: { label: "Hours", text: "until 4:00 p.m." },
  loop: { label: "Loop", text: "{{loop}}" },
  "square-foot-price": { label: "Price of a square foot", text: "$2", priceOf: (count: number) => `$${count * 2}` },
};

describe("a string", () => {
  it.each([
    ["Costs {{driveway-price}}.", "Costs $1-$2."],
    ["{{ driveway-price }} and {{driveway-price}}", "$1-$2 and $1-$2"],
    ["{{square-foot-price x 20,000}} for a lot", "$40000 for a lot"],
    ["Open {{hours}}.", "Open until 4:00 p.m."],
    ["Open {{hours}}. Then closed.", "Open until 4:00 p.m. Then closed."],
    ["Open {{hours}}, closed then", "Open until 4:00 p.m., closed then"],
    ["Open {{hours}}?", "Open until 4:00 p.m.?"],
    ["no reference, { braces } and }} alone {{", "no reference, { braces } and }} alone {{"],
  ])("%j becomes %j", (written, read) => {
    expect(resolveText(written, facts)).toEqual({ text: read, problems: [] });
  });

  it.each([
    ["an unknown name", "{{drivway-price}}", "the name of a fact", "Did you mean {{driveway-price}}?"],
    ["a name that every object inherits", "{{constructor}}", "the name of a fact", "Type {{ in the editor to choose one."],
    ["a fact that is not set", "{{minimum-charge}}", "a fact that is set", 'Set "Minimum charge" under Settings'],
    ["a fact that refers to itself", "{{loop}}", "a fact whose text has no references", 'write out "Loop"'],
    [
      "a multiple of a fact that cannot be multiplied",
      "{{driveway-price x 3}}",
      "a price that can be multiplied, such as {{square-foot-price x 20,000}}",
      "without a calculation",
    ],
  ])("with %s is reported and not changed", (_, written, expected, fix) => {
    const problem = expect.objectContaining({ expected, fix: expect.stringContaining(fix) as string }) as object;
    expect(resolveText(written, facts, { isMarkdown: true })).toEqual({ text: written, problems: [problem] });
  });
});

describe("a fact", () => {
  it.each([
    ["a code span", "`{{driveway-price}}`"],
    ["a code span of two backticks", "``a ` {{driveway-price}}``"],
    ["fenced code", "Text.\n\n```\n{{driveway-price}}\n```"],
    ["indented code", "Text.\n\n    {{driveway-price}}"],
    ["code in a list", "- item\n\n      {{driveway-price}}"],
    ["a link's address", "[map](https://maps.example.com/?q={{driveway-price}})"],
    ["a link's address, with a count", "[map](https://maps.example.com/?q={{square-foot-price x 20}})"],
    ["a link's title", '[map](/map "{{driveway-price}}")'],
    ["an address in angle brackets", "[map](<https://maps.example.com/?q={{driveway-price}}>)"],
    ["an autolink", "<https://maps.example.com/?q={{driveway-price}}>"],
    ["an address typed as text", "See https://maps.example.com/?q={{driveway-price}} for it."],
    ["an address that starts with www", "See www.example.com/{{driveway-price}} for it."],
    ["an address typed in brackets", "See [https://maps.example.com/?q={{driveway-price}}] for it."],
    ["an address in brackets that starts with www", "See [www.example.com/{{driveway-price}}] for it."],
    ["a definition's address", "See [the map][m].\n\n[m]: https://maps.example.com/?q={{driveway-price}}"],
    ["a picture's address", "![A lot](/images/{{driveway-price}}.jpg)"],
    ["a picture's address in a link", "[![A lot](/images/{{driveway-price}}.jpg)](/lots)"],
    // Before parsing, each fact is replaced by x's of the same length, so the last line defines this link.
    ["a reference link's name", "[map][{{driveway-price}}]\n\n[xxxxxxxxxxxxxxxxxx]: /map"],
  ])("in %s is reported and not changed", (_, written) => {
    const problem = expect.objectContaining({ expected: "a fact in plain text" }) as object;
    expect(resolveText(written, facts, { isMarkdown: true })).toEqual({ text: written, problems: [problem] });
  });

  it.each([
    ["a link's text", "[from {{driveway-price}}](/prices)", "[from $1-$2](/prices)"],
    ["a picture's description", "![A lot for {{driveway-price}}](/images/lot.jpg)", "![A lot for $1-$2](/images/lot.jpg)"],
    ["bold text after code", "`code` **{{driveway-price}}**", "`code` **$1-$2**"],
    ["a sentence after an address", "See https://example.com. It costs {{driveway-price}}.", "See https://example.com. It costs $1-$2."],
    ["a table", "| a | b |\n| - | - |\n| c | {{driveway-price}} |", "| a | b |\n| - | - |\n| c | $1-$2 |"],
    ["the second paragraph of a list item", "- item\n\n  {{driveway-price}}", "- item\n\n  $1-$2"],
    ["text between backslashed backticks", "\\`{{driveway-price}}\\`", "\\`$1-$2\\`"],
  ])("in %s is filled in", (_, written, read) => {
    expect(resolveText(written, facts, { isMarkdown: true })).toEqual({ text: read, problems: [] });
  });
});

describe("data with references", () => {
  const { data, problems } = resolveData({ a: [{ b: "{{driveway-price}}" }, 2, null], c: "{{nope}}" }, facts);

  it("has known references replaced at any depth", () => {
    expect(data).toEqual({ a: [{ b: "$1-$2" }, 2, null], c: "{{nope}}" });
  });

  it("has the paths of unknown references reported", () => {
    expect(problems.map(({ path }) => path)).toEqual([["c"]]);
  });
});

describe("a content folder", () => {
  const copy = copyForEachTest();

  it("that shows a diagram without settings is reported with the file, line, field and fix", () => {
    const file = `posts/${fixture.posts[0]?.slug ?? ""}.md`;
    copy.change("settings/diagrams.yml", /^year:\n(?: .*\n)*/m, "");
    const line = copy.read(file).split("\n").indexOf("{{diagram: year}}") + 1;
    expect(reportLines(copy.problems())).toEqual([
      `${file}:${line} text: a diagram that is set; {{diagram: year}}. Fill in this diagram under Settings, Diagrams, or delete {{diagram: year}} from the text.`,
    ]);
  });

  it("that contains an unknown reference is reported with the file, line, field and fix", () => {
    const file = `posts/${fixture.posts[0]?.slug ?? ""}.md`;
    const text = "It costs {{driveway-prize}}.";
    copy.append(file, text);
    const line = copy.read(file).split("\n").indexOf(text) + 1;
    expect(reportLines(copy.problems())).toEqual([
      `${file}:${line} text: the name of a fact; {{driveway-prize}}. Did you mean {{driveway-price}}? Type {{ in the editor to choose one.`,
    ]);
  });
});
