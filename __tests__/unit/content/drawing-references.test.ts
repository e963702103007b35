/** Drawings in texts: which references will be drawn, and what an editor is told about the others. */
import { drawingKeys, drawingReference } from "../../../src/content/drawing-references";
import { resolveData, resolveText } from "../../../src/content/fact-references";

const names = [...drawingKeys.keys()];

it.each(names)("leaves %s in a paragraph of its own to who draws it", (name) => {
  const text = `Before.\n\n${drawingReference(name)}\n\nAfter.`;
  expect(resolveText(text, {}, true)).toEqual({ text, problems: [] });
});

it.each(["{{drawing: coat}}", "{{drawing:coat}}\n", "\n\n{{ drawing: coat }}", "## A heading\n\n{{drawing: coat}}  \n\n- a list"])(
  "takes %j",
  (text) => {
    expect(resolveText(text, {}, true).problems).toEqual([]);
  },
);

it.each([
  ["an unknown name", "{{drawing: curing-clok}}", "the name of a drawing", "Did you mean {{drawing: curing-clock}}?"],
  ["no name", "{{drawing:}}", "the name of a drawing", "There are "],
  ["words before it", "See {{drawing: coat}}", "a drawing in a paragraph of its own", "empty line"],
  ["words under it", "{{drawing: coat}}\nSee?", "a drawing in a paragraph of its own", "empty line"],
  ["code", "```\n\n{{drawing: coat}}\n\n```", "a drawing in the text of a page", "Take it out"],
])("reports %s and leaves it as it is", (_, text, expected, fix) => {
  const outcome = resolveText(text, {}, true);
  expect(outcome.text).toBe(text);
  expect(outcome.problems).toEqual([expect.objectContaining({ expected, fix: expect.stringContaining(fix) as string })]);
});

it("refuses a drawing in a field", () => {
  const { problems } = resolveData({ hero: { text: drawingReference("coat") } }, {});
  expect(problems).toEqual([expect.objectContaining({ path: ["hero", "text"], expected: "a drawing in the text of a page" })]);
});
