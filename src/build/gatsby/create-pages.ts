/** Creates the pages of entries and the translated single pages. Gatsby creates the English ones of src/pages. */
import path from "node:path";
import type { Actions, GatsbyNode, NodePluginArgs } from "gatsby";
import { COLLECTIONS, namesOf } from "../../content/shared/collections";
import { inEnglish, languageOf, type Language } from "../../content/shared/languages";
import { NOT_FOUND_ROUTE, routes, SAVED_POST_ROUTE, siteFiles } from "../../content/shared/routes";

/** Page context: the entry's id and language. Templates query everything else. */
interface PageContext {
  readonly lang: Language;
  /** Id of the entry's node. */
  readonly id?: string;
  readonly slug?: string;
}

/** The fields of nodes that are used here (content-nodes.ts). */
type EntryNode = Required<PageContext> & { readonly path: string };
interface SettingsNode {
  readonly pages: readonly string[];
}

/** A page for Gatsby. `component` is a module below `src` without its extension; `matchPath` is a pattern of further client-side paths. */
type PageInput = Omit<Parameters<Actions["createPage"]>[0], "context"> & { readonly context: PageContext };

/** Returns the page for posts that are only in a visitor's browser. */
const savedPostPage = (path: string): PageInput => ({
  path,
  matchPath: path.replace(/404$/, "*"),
  component: "templates/saved-post",
  context: { lang: languageOf(path) },
});

const SINGLE_PAGES: readonly string[] = [...Object.values(routes), NOT_FOUND_ROUTE];

/** Returns the translation of a single page by its path; undefined for an entry's path. */
const translatedPage = (path: string): readonly PageInput[] => {
  const english = inEnglish(path);
  if (english === SAVED_POST_ROUTE) return [savedPostPage(path)];
  const component = english === routes.home ? "pages/index" : `pages${english}`;
  return SINGLE_PAGES.includes(english) ? [{ path, component, context: { lang: languageOf(path) } }] : [];
};

/** The arguments from Gatsby that are used here. */
interface PageCreation {
  readonly getNodesByType: NodePluginArgs["getNodesByType"];
  readonly actions: Pick<Actions, "createPage">;
}

/** Creates the pages of all entries, and the single pages of translations. */
export const createPages = (({ getNodesByType, actions }: PageCreation) => {
  const entryPages = namesOf(COLLECTIONS).flatMap((name) => {
    const { type } = COLLECTIONS[name];
    const nodes = getNodesByType(type) as unknown as readonly EntryNode[];
    return nodes.map(({ path, id, lang, slug }) => ({ path, component: `templates/${type.toLowerCase()}`, context: { id, lang, slug } }));
  });
  const settings = getNodesByType("Settings") as unknown as readonly SettingsNode[];
  const pages: readonly PageInput[] = [
    ...entryPages,
    savedPostPage(SAVED_POST_ROUTE),
    ...settings.flatMap((node) => node.pages).flatMap(translatedPage),
    // Component gallery, develop only.
    ...(process.env.gatsby_executing_command === "develop"
      ? [{ path: siteFiles.kit, component: "templates/kit", context: { lang: "en" } } as const]
      : []),
  ];
  for (const { component, ...page } of pages) actions.createPage({ ...page, component: path.resolve("src", `${component}.tsx`) });
}) satisfies GatsbyNode["createPages"];
