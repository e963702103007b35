import fc from "fast-check";
import { openablePath, savedPostPath, slugFromPath } from "../../../src/blog/post-address";

it.each([
  ["/blog/my-post", "my-post"],
  ["/blog/my-post/", "my-post"],
  ["/blog/caf%C3%A9", "café"],
  ["/blog/a%2Fb", "a/b"],
  ["/blog/", undefined],
  ["/blog", undefined],
  ["/blog/a/b", undefined],
  ["/blogs/a", undefined],
  ["/services/sealcoating", undefined],
  ["/blog/%E0%A4%A", undefined],
])("finds in %s the slug %s", (path, slug) => {
  expect(slugFromPath(path)).toBe(slug);
});

it("finds every slug again that it made an address of", () => {
  fc.assert(fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (slug) => expect(slugFromPath(savedPostPath(slug))).toBe(slug)));
});

it.each([
  ["/blog/50%25", "/blog/50%252525"],
  ["/blog/%231", "/blog/%2525231"],
  ["/blog/what%3F", "/blog/what%25253F"],
  ["/blog/50%252525", undefined],
  ["/blog/R%26D", undefined],
  ["/blog/a%2Fb", undefined],
  ["/blog/caf%C3%A9", undefined],
  ["/blog/%E0%A4%A", undefined],
  ["/blog", undefined],
  ["/about", undefined],
])("finds for %s the address that Gatsby can open: %s", (path, openable) => {
  expect(openablePath(path)).toBe(openable);
});

it("finds every slug again in the plain address, but for one that looks like ours", () => {
  for (const slug of ["50%", "100%25", "%41", "#1", "?x", "a%23", "R&D"])
    expect(slugFromPath(`/blog/${encodeURIComponent(slug)}`)).toBe(slug);
});

it.each(["javascript:alert(1)", '"><script>', "//evil.example", "../admin", "?q#h"])("keeps %j inside one step under /blog", (slug) => {
  expect(savedPostPath(slug)).toMatch(/^\/blog\/[^/?#"<>]+$/);
});
