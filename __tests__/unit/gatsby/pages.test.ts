import { locationPages } from "../../../src/gatsby/pages/locations";
import { postPages } from "../../../src/gatsby/pages/posts";
import { servicePages } from "../../../src/gatsby/pages/services";

const entry = { slug: "some-slug", path: "/folder/some-slug" };

describe.each([
  ["servicePages", servicePages, "service"],
  ["locationPages", locationPages, "location"],
  ["postPages", postPages, "post"],
] as const)("%s", (_name, makePages, template) => {
  it("makes a page of its template at the entry's address", () => {
    expect(makePages([entry])).toContainEqual({ path: entry.path, template, context: { slug: entry.slug } });
  });

  it("makes as many more pages as there are more entries", () => {
    expect(makePages([entry, { slug: "other", path: "/folder/other" }])).toHaveLength(makePages([]).length + 2);
  });
});

describe("postPages", () => {
  it("keeps one page for posts that only the visitor's browser knows", () => {
    expect(postPages([])).toEqual([{ path: "/blog/404", matchPath: "/blog/*", template: "saved-post", context: { slug: "" } }]);
  });
});
