/** Tests when the cache is cleared: if Gatsby remembers a page component by a path outside the project. */
import path from "node:path";
import type * as movedCache from "../../../src/gatsby/moved-cache";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();

/** Returns whether a project clears a cache that has a component's absolute path. */
const isCleared = (project: string, component: string, platform: "posix" | "win32" = "posix"): boolean => {
  const log = jest.fn();
  jest.isolateModules(() => {
    jest.doMock("node:path", () => path[platform]);
    const { clearMovedCache } = jest.requireActual<typeof movedCache>("../../../src/gatsby/moved-cache");
    const store = { getState: () => ({ components: new Map([[component, {}]]) }) };
    // The fakes have only the members that are used, so the types reject a direct call.
    Reflect.apply(clearMovedCache as (...given: unknown[]) => unknown, undefined, [{ store, reporter: { log } }, project]);
  });
  return log.mock.calls.length > 0;
};

// The second column is the component's path before the move, relative to where the project is now.
it.each([
  ["was copied to another folder", "../other/src/pages/blog.tsx"],
  ["moved up one level", "site-main/src/pages/blog.tsx"],
  ["moved down one level", "../src/pages/blog.tsx"],
])("clears the cache of a project that %s", (_, component) => {
  expect(isCleared(folder.at(), folder.at(component))).toBe(true);
});

it("clears the cache of a project that moved to another Windows drive", () => {
  expect(isCleared("D:\\no-such-site", "C:/no-such-site/src/pages/blog.tsx", "win32")).toBe(true);
});

it.each(["src/pages/blog.tsx", ".cache/dev-404-page.js"])("keeps a cache that has the path of the project's own %s", (component) => {
  expect(isCleared(folder.at(), folder.at(component))).toBe(false);
});

it("keeps the cache of a project on Windows", () => {
  expect(isCleared("D:\\no-such-site", "D:/no-such-site/src/pages/blog.tsx", "win32")).toBe(false);
});

it("deletes `public`, so that Gatsby clears the cache", () => {
  folder.write("public/index.html", "");
  isCleared(folder.at(), folder.at("../src/pages/blog.tsx"));
  expect(() => folder.read("public/index.html")).toThrow("ENOENT");
});
