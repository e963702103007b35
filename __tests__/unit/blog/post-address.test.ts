import fc from "fast-check";
import { savedPostPath, slugFromPath } from "../../../src/blog/post-address";

it.each([
  ["/blog/my-post", "my-post"],
  ["/blog/caf%C3%A9", "café"],
  ["/blog/", undefined],
  ["/blog/a/b", "a/b"],
  ["/blog/%E0%A4%A", "%E0%A4%A"],
  ["/blog/50%25", "50%"],
  ["/blog/50%2525", "50%25"],
])("the slug in the path %s is %s", (path, slug) => {
  expect(slugFromPath(path)).toBe(slug);
});

it("restores every slug from its path", () => {
  fc.assert(fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (slug) => expect(slugFromPath(savedPostPath(slug))).toBe(slug)));
});
