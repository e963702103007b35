import { existsSync } from "node:fs";
import { LIST_KINDS } from "../../../src/content/words";
import { contentPages } from "../../../src/gatsby/pages";

const NONE = { services: [], locations: [], posts: [] };
const entry = { slug: "some-slug", path: "/folder/some-slug", listKind: "steps", worksheets: [], beforeAfter: null } as const;

describe.each([
  ["services", "service-steps"],
  ["locations", "location"],
  ["posts", "post"],
] as const)("%s", (folder, template) => {
  it("make a page of their template at each entry's address", () => {
    expect(contentPages({ ...NONE, [folder]: [entry] })).toContainEqual({ path: entry.path, template, context: { slug: entry.slug } });
  });

  it("make as many more pages as there are more entries", () => {
    const two = contentPages({ ...NONE, [folder]: [entry, { ...entry, slug: "other", path: "/folder/other" }] });
    expect(two).toHaveLength(contentPages(NONE).length + 2);
  });
});

it.each(LIST_KINDS)("draw a service whose list is of the kind %s with a template that is there", (listKind) => {
  const [page] = contentPages({ ...NONE, services: [{ ...entry, listKind }] });
  expect(page?.template).toBe(`service-${listKind}`);
  expect(existsSync(`src/templates/service-${listKind}.tsx`)).toBe(true);
});

it.each(LIST_KINDS)("draw a service of the kind %s that offers sheets with a template that is there", (listKind) => {
  const [page] = contentPages({ ...NONE, services: [{ ...entry, listKind, worksheets: ["notice"] }] });
  expect(page?.template).toBe(`service-${listKind}-worksheets`);
  expect(existsSync(`src/templates/${page?.template}.tsx`)).toBe(true);
});

it.each(LIST_KINDS)("draw a service of the kind %s that shows a pair of pictures with a template that is there", (listKind) => {
  const [page] = contentPages({ ...NONE, services: [{ ...entry, listKind, beforeAfter: {} }] });
  expect(page?.template).toBe(`service-${listKind}-pair`);
  expect(existsSync(`src/templates/${page?.template}.tsx`)).toBe(true);
});

it("draw a service that shows a pair of pictures and offers sheets with a template that is there", () => {
  const [page] = contentPages({ ...NONE, services: [{ ...entry, worksheets: ["notice"], beforeAfter: {} }] });
  expect(page?.template).toBe("service-whole");
  expect(existsSync("src/templates/service-whole.tsx")).toBe(true);
});

it("draw a post that offers sheets with a template of its own", () => {
  const [page] = contentPages({ ...NONE, posts: [{ ...entry, worksheets: ["notice"] }] });
  expect(page?.template).toBe("post-worksheets");
});

it("keeps one page for posts that only the visitor's browser knows", () => {
  expect(contentPages(NONE)).toEqual([{ path: "/blog/404", matchPath: "/blog/*", template: "saved-post", context: { slug: "" } }]);
});
