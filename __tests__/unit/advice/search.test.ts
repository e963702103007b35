import { headingProblems, type Headings } from "../../../src/advice/search";

const page: Headings = {
  file: "services/a.md",
  title: "A title that is long enough",
  description: "A description that is long enough to tell a visitor what to find on this page of the site.",
  h1: "A heading",
};
const other: Headings = {
  file: "services/b.md",
  title: "Another title",
  description: "Another description.",
  h1: "Another heading",
};

test.each<[string, Partial<Headings>, readonly string[]]>([
  ["no title", { title: undefined }, ["no title of its own"]],
  ["no description", { description: undefined }, ["no description of its own"]],
  ["a long title", { title: "x".repeat(61) }, ["title of 61 characters, 15 to 60 are right"]],
  ["a short title", { title: "Asphalt" }, ["title of 7 characters, 15 to 60 are right"]],
  ["a long description", { description: "x".repeat(156) }, ["description of 156 characters, 80 to 155 are right"]],
  ["a short description", { description: "Asphalt" }, ["description of 7 characters, 80 to 155 are right"]],
  ["another page's h1", { h1: "another HEADING" }, ["the same h1 as services/b.md"]],
])("the guard finds %s", (_what, edit, problems) => {
  const broken = { ...page, ...edit };
  expect(headingProblems(broken, [broken, other])).toEqual(problems);
});

test.each(["title", "description", "h1"] as const)("the guard finds the same %s on two pages", (what) => {
  const twin = { ...other, [what]: page[what] };
  expect(headingProblems(page, [page, twin])).toEqual([`the same ${what} as services/b.md`]);
});
