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

it.each([
  ...LIST_KINDS.flatMap((listKind) => [
    [`service-${listKind}`, { listKind }] as const,
    [`service-${listKind}-worksheets`, { listKind, worksheets: ["notice"] }] as const,
    [`service-${listKind}-pair`, { listKind, beforeAfter: {} }] as const,
  ]),
  ["service-whole", { worksheets: ["notice"], beforeAfter: {} }] as const,
])("draw a service with the template %s, which is there, for %j", (template, fields) => {
  const [page] = contentPages({ ...NONE, services: [{ ...entry, ...fields }] });
  expect(page?.template).toBe(template);
  expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
});

it("draw a post that offers sheets with a template of its own", () => {
  const [page] = contentPages({ ...NONE, posts: [{ ...entry, worksheets: ["notice"] }] });
  expect(page?.template).toBe("post-worksheets");
});

it("keeps one page for posts that only the visitor's browser knows", () => {
  expect(contentPages(NONE)).toEqual([{ path: "/blog/404", matchPath: "/blog/*", template: "saved-post", context: { slug: "" } }]);
});
