/** Which pages are created for a site with and without posts and projects. */
import { createPages, onCreatePage } from "../../../src/gatsby/create-pages";
import { routes, SAVED_POST_ROUTE } from "../../../src/content/shared/routes";

const EVERY_PATH = Object.values(routes);

/** Returns a fake `getNodesByType`. Its only node contains the settings of an English site that has pages at the given paths. */
const nodesOf = (paths: readonly string[]) =>
  ((type: string) => (type === "Settings" ? [{ lang: "en", paths, translatedPages: [] }] : [])) as never;

const createdPages = (paths: readonly string[]): readonly unknown[] => {
  const createPage = jest.fn<unknown, [{ readonly path: string }]>();
  createPages({ getNodesByType: nodesOf(paths), actions: { createPage } });
  return createPage.mock.calls.map(([{ path }]) => path);
};

it.each([
  ["with posts has", EVERY_PATH, [SAVED_POST_ROUTE]],
  ["without posts does not have", EVERY_PATH.filter((path) => path !== routes.blog), []],
])("a site %s a page of saved posts", (_, paths, pages) => {
  expect(createdPages(paths)).toEqual(pages);
});

it.each([routes.blog, routes.projects])("deletes only %s if the content has no such page", (missing) => {
  const deletePage = jest.fn<unknown, [{ readonly path: string }]>();
  const paths = EVERY_PATH.filter((path) => path !== missing);
  for (const path of EVERY_PATH) onCreatePage({ page: { path }, getNodesByType: nodesOf(paths), actions: { deletePage } } as never);
  expect(deletePage.mock.calls.map(([{ path }]) => path)).toEqual([missing]);
});
