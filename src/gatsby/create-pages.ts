/** Creates all pages except the English single pages, which Gatsby creates from src/pages. */
import path from "node:path";
import type { Actions, GatsbyNode, NodePluginArgs } from "gatsby";
import { LIST_PATHS } from "../content/entries/empty-lists";
import { COLLECTIONS } from "../content/shared/collections";
import { inEnglish, languageOf } from "../content/shared/languages";
import { NOT_FOUND_ROUTE, routes, SAVED_POST_ROUTE, siteFiles } from "../content/shared/routes";

/**
 * A page to create. `component` is a module's path relative to `src`, without the extension. `matchPath` matches additional client-side
 * paths. The page's queries use the `id` and `slug` of the entry's node.
 */
interface PageInput {
  readonly path: string;
  readonly component: string;
  readonly matchPath?: string;
  readonly id?: string;
  readonly slug?: string;
}

/** Returns the page that shows posts saved only in a visitor's browser. */
const savedPostPage = (path: string): PageInput => ({ path, matchPath: path.replace(/404$/, "*"), component: "templates/saved-post" });

const SINGLE_PAGES: readonly string[] = [...Object.values(routes), NOT_FOUND_ROUTE];

/** Returns a list with the single page to create at a translated path, or an empty list if the path belongs to an entry. */
const translatedPage = (path: string): readonly PageInput[] => {
  const english = inEnglish(path);
  if (english === SAVED_POST_ROUTE) return [savedPostPage(path)];
  const component = english === routes.home ? "pages/index" : `pages${english}`;
  return SINGLE_PAGES.includes(english) ? [{ path, component }] : [];
};

/** Checks whether an English page exists. Settings nodes have the paths of a language's pages. */
const hasPage = (getNodesByType: NodePluginArgs["getNodesByType"], page: string): boolean =>
  // Safe cast: content-nodes.ts stores the paths as a list of strings.
  getNodesByType("Settings").some(({ lang, paths }) => lang === "en" && (paths as readonly string[]).includes(page));

/** The Gatsby arguments that are used here. */
type PageCreation = Pick<NodePluginArgs, "getNodesByType"> & { readonly actions: Pick<Actions, "createPage"> };

/** Creates the entry pages, the saved-post pages, the translated single pages and, in `develop`, the component gallery. */
export const createPages = (({ getNodesByType, actions }: PageCreation) => {
  const pages: readonly PageInput[] = [
    ...Object.values(COLLECTIONS).flatMap(({ type }) => {
      const component = `templates/${type.toLowerCase()}`;
      return getNodesByType(type).map(({ id, path, slug }) => ({ path: String(path), component, id, slug: String(slug) }));
    }),
    ...(hasPage(getNodesByType, routes.blog) ? [savedPostPage(SAVED_POST_ROUTE)] : []),
    // Safe cast: content-nodes.ts stores the paths of the translated pages as a list of strings.
    ...getNodesByType("Settings").flatMap((node) => (node.translatedPages as readonly string[]).flatMap(translatedPage)),
    // Component gallery, develop only.
    ...(process.env.gatsby_executing_command === "develop" ? [{ path: siteFiles.kit, component: "templates/kit" }] : []),
  ];
  for (const { path: address, component, matchPath, ...entry } of pages) {
    const file = path.resolve("src", `${component}.tsx`);
    const context = { lang: languageOf(address), ...entry };
    actions.createPage({ path: address, component: file, context, ...(matchPath && { matchPath }) });
  }
}) satisfies GatsbyNode["createPages"];

/** Deletes the English pages of empty lists. Gatsby creates them from src/pages. */
export const onCreatePage = (({ page, getNodesByType, actions }) => {
  if (LIST_PATHS.includes(page.path) && !hasPage(getNodesByType, page.path)) actions.deletePage(page);
}) satisfies GatsbyNode["onCreatePage"];
