import { inOfficeWords } from "../../../src/cms/admin/office-words";
import { OUT_OF_ORDER } from "../../../src/content/schema/figures";

const RANGE = OUT_OF_ORDER.error({ input: { low: 900, high: 500 } });

it.each([
  ["a range in the wrong order", { expected: RANGE, found: "500", fix: "", isRule: true }, '"From" (900) is above "To" (500).'],
  [
    "a missing page",
    { expected: "an address of this site", found: '"/services/x"', fix: "Did you mean /services?", near: "See this" },
    'In "See this": There is no page /services/x. Did you mean /services?',
  ],
  ["an unknown fact", { expected: "the name of a fact", found: "{{foo}}", fix: "Look." }, "No fact is called foo. Look."],
])("describes %s in the words of the form", (_name, problem, words) => {
  expect(inOfficeWords(problem)).toBe(words);
});
