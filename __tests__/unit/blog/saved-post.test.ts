import { parseSavedPost } from "../../../src/blog/saved-post";
import { post } from "./posts";

it("removes unknown fields from a saved post", () => {
  expect(parseSavedPost({ ...post("a"), body: "<p>no</p>", extra: 1 })).toEqual(post("a"));
});

it.each([
  ["null", null],
  ["an empty object", {}],
  ["an entry without a slug", { ...post("a"), slug: undefined }],
  ["an entry without a title", { ...post("a"), title: undefined }],
  ["a slug that leads out of /blog", post("..")],
  ["a slug that leads to the blog page", post(".")],
  ["a slug with a lone surrogate", post("a\ud800")],
  ["a slug that is not a string", { ...post("a"), slug: 7 }],
  ["a title that is not a string", { ...post("a"), title: ["A"] }],
  ["an entry whose only field is named __proto__", JSON.parse('{"__proto__": {"slug": "a", "title": "A"}}')],
])("`parseSavedPost` returns undefined for %s", (_, entry: unknown) => {
  expect(parseSavedPost(entry)).toBeUndefined();
});

it.each([
  ["a missing id", { id: undefined }, { id: "a" }],
  ["a numeric id", { id: 12 }, { id: "12" }],
  ["an excerpt that is not a string", { excerpt: { html: "<b>" } }, { excerpt: "" }],
  ["an invalid date", { date: "soon" }, { date: "" }],
  ["a date that does not exist", { date: "2025-02-30" }, { date: "" }],
  ["a date with a time", { date: "2025-08-01T10:00:00Z" }, { date: "2025-08-01" }],
  ["an image path on another host", { image: "//evil.example/x.jpg" }, { image: "" }],
  ["an image that is not a string", { image: null }, { image: "" }],
])("replaces %s with a valid value and keeps the other fields", (_, stored: object, shown: object) => {
  expect(parseSavedPost({ ...post("a"), ...stored })).toEqual({ ...post("a"), ...shown });
});
