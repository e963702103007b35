import { listInWords } from "../../../../src/content/format/list-in-words";

it.each([
  [[], "", ""],
  [["by mail"], "by mail", "by mail"],
  [["by text", "by mail"], "by text and by mail", "by text or by mail"],
  [["with the form", "by text", "by mail"], "with the form, by text and by mail", "with the form, by text or by mail"],
])("joins %j as a list and as alternatives", (names, all, choice) => {
  expect(listInWords(names)).toBe(all);
  expect(listInWords(names, "en", "disjunction")).toBe(choice);
});
