/** Valid and invalid references to diagrams in markdown. */
import { diagramKeys, diagramReference } from "../../../src/content/diagrams/diagram-references";
import { resolveData, resolveText } from "../../../src/content/check/fact-references";

it.each([...diagramKeys.keys()])("does not change a reference to %s in its own paragraph", (name) => {
  const text = `Before.\n\n${diagramReference(name)}\n\nAfter.`;
  expect(resolveText(text, {}, { isMarkdown: true })).toEqual({ text, problems: [] });
});

it.each([
  ["a reference with an unknown name", "{{diagram: curing-clok}}", "the name of a diagram", "Did you mean {{diagram: curing-clock}}?"],
  ["a reference without a name", "{{diagram:}}", "the name of a diagram", "The diagrams are "],
  ["a reference with text before it", "See {{diagram: coat}}", "a diagram in its own paragraph", "blank line"],
  ["a reference with text under it", "{{diagram: coat}}\nSee?", "a diagram in its own paragraph", "blank line"],
  ["a reference in code", "```\n\n{{diagram: coat}}\n\n```", "a diagram in the text of a page", "Delete it:"],
])("reports %s, and does not change the text", (_, text, expected, fix) => {
  const problem = expect.objectContaining({ expected, fix: expect.stringContaining(fix) as string }) as object;
  expect(resolveText(text, {}, { isMarkdown: true })).toEqual({ text, problems: [problem] });
});

it("rejects a diagram in a field", () => {
  const { problems } = resolveData({ hero: { text: diagramReference("coat") } }, {});
  expect(problems).toEqual([expect.objectContaining({ path: ["hero", "text"], expected: "a diagram in the text of a page" })]);
});
