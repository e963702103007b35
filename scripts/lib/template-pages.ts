import { contentDirectory } from "../../src/content/load/content-directory";
import { loadContent } from "../../src/content/load/load";
import { folders, namesOf, type Content } from "../../src/content/schema";
import { entryPath, routes } from "../../src/content/shared/routes";

type Page = Pick<Content["posts"][number], "body" | "slug" | "address">;

/** A path that no page has. */
export const MISSING_PAGE = "/no-such-page";

/** Returns a path for each template: the fixed routes, the longest page of each content folder, and a page that does not exist. */
export const templatePages = (content: Content = loadContent(contentDirectory(), { drafts: false })): readonly string[] => {
  const longest = namesOf(folders).flatMap((folder) => {
    const pages: readonly Page[] = content[folder];
    const [page] = pages.toSorted((a, b) => b.body.length - a.body.length);
    return page ? [entryPath(folder, page)] : [];
  });
  return [...Object.values(routes), ...longest, MISSING_PAGE];
};
