/** Redirects from the old addresses of pages. */
import { withoutEmptyLists, type Listed } from "./empty-lists";
import { entryPath, pathAt, pathOf, routes } from "../shared/routes";
import { allEntries, type Content, type FolderName } from "../schema";
import type { Redirect } from "../schema/redirects";

type Pages = Pick<Content, FolderName>;

/** Returns the paths of all pages, including the pages of lists that have no entries yet. */
export const pagePaths = (content: Pages): ReadonlySet<string> =>
  new Set([...Object.values(routes), ...allEntries(content).map(({ folder, entry }) => entryPath(folder, entry))]);

/**
 * Returns redirects from the old addresses in entries' `formerly` fields, and from file names that differ from the entry's address, because
 * the CMS links to published pages by file name. Omits old addresses that a page uses now.
 */
export const oldAddresses = (content: Pages): readonly Redirect[] => {
  const pages = pagePaths(content);
  const redirectsFrom = (names: (entry: Content[FolderName][number]) => readonly string[]): readonly Redirect[] =>
    allEntries(content).flatMap(({ folder, entry }) =>
      names(entry).map((name) => ({ from: pathAt(folder, name), to: entryPath(folder, entry) })),
    );
  const all = [...redirectsFrom(({ formerly }) => formerly), ...redirectsFrom(({ slug }) => [slug])];
  // If an address in one entry's `formerly` is also another entry's file name, `formerly` wins. A Map keeps the last value of a key, so the
  // list is reversed first, and then back. (Comparing every pair would take seconds on a blog with thousands of posts.)
  return [...new Map(all.toReversed().map((redirect) => [redirect.from, redirect])).values()]
    .toReversed()
    .filter(({ from }) => !pages.has(from));
};

/**
 * Returns the redirects in the settings, followed by those from entries' old addresses. Replaces a target that is an old address with the
 * page's current address. Omits redirects to lists without entries.
 */
export const redirectsOf = (content: Pages & Listed & Pick<Content, "redirects">): readonly Redirect[] => {
  const old = oldAddresses(content);
  const set = content.redirects.map(({ from, to }) => {
    const page = pathOf(to);
    const moved = old.find((redirect) => redirect.from === page);
    return { from, to: `${moved?.to ?? page}${to.slice(page.length)}` };
  });
  const all = [...set, ...old.filter(({ from }) => !set.some((redirect) => redirect.from === from))];
  return withoutEmptyLists(content, all);
};
