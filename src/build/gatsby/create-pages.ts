/** Creates the pages of entries and the translated single pages. Gatsby creates the English ones of src/pages. */
import path from "node:path";
import type { Actions, CreatePagesArgs, GatsbyNode, Reporter } from "gatsby";
import { COLLECTIONS, namesOf, type FolderName } from "../../content/shared/collections";
import { inEnglish, languageOf, type Language } from "../../content/shared/languages";
import { NOT_FOUND_ROUTE, routes, SAVED_POST_ROUTE, siteFiles } from "../../content/shared/routes";

/** Page context: the entry's id and language. Templates query everything else. */
interface PageContext {
  readonly lang: Language;
  /** Id of the entry's node. */
  readonly id?: string;
  readonly slug?: string;
}

/** Entries of a collection, with the fields that their pages need. */
interface Entries {
  readonly nodes: readonly (Required<PageContext> & { readonly path: string })[];
}

type Addresses = Readonly<Record<FolderName, Entries>> & {
  readonly frames: { readonly nodes: readonly { readonly pages: readonly string[] }[] };
};

const ADDRESSES = `
  query Addresses {
    frames: allSettings { nodes { pages } }
    ${namesOf(COLLECTIONS)
      .map((name) => `${name}: all${COLLECTIONS[name].type} { nodes { id lang slug path } }`)
      .join("\n    ")}
  }
`;

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

const contentPages = ({ frames, ...entries }: Addresses): readonly PageInput[] => [
  ...namesOf(COLLECTIONS).flatMap((name) =>
    entries[name].nodes.map(({ path, ...context }) => ({ path, component: `templates/${COLLECTIONS[name].type.toLowerCase()}`, context })),
  ),
  savedPostPage(SAVED_POST_ROUTE),
  ...frames.nodes.flatMap(({ pages }) => pages).flatMap(translatedPage),
];

/** The arguments from Gatsby that are used here. */
interface PageCreation {
  readonly graphql: CreatePagesArgs["graphql"];
  readonly actions: Pick<Actions, "createPage">;
  readonly reporter: Pick<Reporter, "panic">;
}

/** Queries all entries and creates their pages. Fails the build if the query fails. */
export const createPages = (async ({ graphql, actions, reporter }: PageCreation) => {
  const answer = await graphql<Addresses>(ADDRESSES);
  if (!answer.data) {
    reporter.panic("The addresses of the pages could not be read", answer.errors as Error[]);
    return;
  }
  const create = ({ component, ...page }: PageInput) => actions.createPage({ ...page, component: path.resolve("src", `${component}.tsx`) });
  contentPages(answer.data).forEach(create);
  // Component gallery, develop only.
  if (process.env.gatsby_executing_command === "develop")
    create({ path: siteFiles.kit, component: "templates/kit", context: { lang: "en" } });
}) satisfies GatsbyNode["createPages"];
