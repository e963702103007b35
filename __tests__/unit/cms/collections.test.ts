import { fileOfForm, formOfFile, schemaOfForm } from "../../../src/cms/collections";

it.each([
  ["posts/frost.md", { collection: "posts", slug: "frost" }],
  ["es/posts/frost.md", { collection: "es-posts", slug: "frost" }],
  ["settings/business.yml", { collection: "settings", slug: "business" }],
  ["es/pages/about.yml", { collection: "es-pages", slug: "aboutPage" }],
  ["projects.yml", { collection: "lists", slug: "projects" }],
])("%s is the file of its form", (file, form) => {
  expect(formOfFile(file)).toEqual(form);
  expect(fileOfForm(form)).toBe(file);
});

it.each([
  ["posts/2026/frost.md", { collection: "posts", slug: "frost" }],
  ["es/posts/2026/frost.md", { collection: "es-posts", slug: "frost" }],
  ["posts/frost.md.md", { collection: "posts", slug: "frost.md" }],
])("the form of %s depends only on its collection and file name", (file, form) => {
  expect(formOfFile(file)).toEqual(form);
});

it.each([
  "posts/frost.yml",
  "posts/frost.markdown",
  "posts/.DS_Store",
  "posts/.md",
  "es/posts/frost.yml",
  "posts/md",
  "posts-old/frost.md",
  "settings/unknown.yml",
  "images/lot.jpg",
])("%s has no form", (file) => {
  expect(formOfFile(file)).toBeUndefined();
});

it.each([
  { collection: "settings", slug: "unknown" },
  { collection: "unknown", slug: "unknown" },
])("the form $collection/$slug has no file and no schema", (form) => {
  expect([fileOfForm(form), schemaOfForm(form)]).toEqual([undefined, undefined]);
});
