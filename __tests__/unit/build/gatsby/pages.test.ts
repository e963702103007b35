import { existsSync } from "node:fs";
import { contentPages } from "../../../../src/build/gatsby/pages";

const NONE = { services: [], locations: [], posts: [] };
const entry = { id: "Type:some-slug", lang: "en", slug: "some-slug", path: "/folder/some-slug" } as const;

describe.each([
  ["services", "service"],
  ["locations", "location"],
  ["posts", "post"],
] as const)("%s", (folder, template) => {
  it("make a page of their template at each entry's address", () => {
    expect(contentPages({ ...NONE, [folder]: [entry] })).toContainEqual({
      path: entry.path,
      template,
      context: { id: entry.id, lang: "en", slug: entry.slug },
    });
    expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
  });

  it("make as many more pages as there are more entries", () => {
    const two = contentPages({ ...NONE, [folder]: [entry, { ...entry, slug: "other", path: "/folder/other" }] });
    expect(two).toHaveLength(contentPages(NONE).length + 2);
  });
});

it("keeps one page for posts that only the visitor's browser knows", () => {
  expect(contentPages(NONE)).toEqual([{ path: "/blog/404", matchPath: "/blog/*", template: "saved-post", context: { lang: "en" } }]);
});
