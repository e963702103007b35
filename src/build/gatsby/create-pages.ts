/** Asks for every entry's address and makes its page. */
import path from "node:path";
import type { Actions, CreatePagesArgs, GatsbyNode, Reporter } from "gatsby";
import { siteFiles } from "../../content/shared/routes";
import { contentPages, translatedPages, type Addressed } from "./pages";

interface Addresses {
  readonly frames: { readonly nodes: readonly { readonly pages: readonly string[] }[] };
  readonly services: { readonly nodes: readonly Addressed[] };
  readonly locations: { readonly nodes: readonly Addressed[] };
  readonly posts: { readonly nodes: readonly Addressed[] };
}

/** What Gatsby's `graphql` answers; its own types leave the errors open. */
interface Answer {
  readonly data?: Addresses;
  readonly errors?: Error[];
}

/** The part of Gatsby's arguments that is used here. */
interface PageCreation {
  readonly graphql: CreatePagesArgs["graphql"];
  readonly actions: Pick<Actions, "createPage">;
  readonly reporter: Pick<Reporter, "panic">;
}

const ADDRESSES = `
  query Addresses {
    frames: allSettings { nodes { pages } }
    services: allService { nodes { id lang slug path } }
    locations: allLocation { nodes { id lang slug path } }
    posts: allPost { nodes { id lang slug path } }
  }
`;

/** Makes every page that a content file stands behind; Gatsby itself makes the English ones of src/pages. Ends the build when the addresses cannot be read. */
export const createPages = (async (args: PageCreation) => {
  const { data, errors } = (await args.graphql<Addresses>(ADDRESSES)) as Answer;
  if (errors || !data) {
    args.reporter.panic("The addresses of the pages could not be read", errors);
    return;
  }
  const { frames, services, locations, posts } = data;
  const translated = frames.nodes.flatMap(({ pages }) => pages);
  for (const { component, ...page } of [
    ...contentPages({ services: services.nodes, locations: locations.nodes, posts: posts.nodes }),
    ...translatedPages(translated),
  ])
    args.actions.createPage({ ...page, component: path.resolve("src", `${component}.tsx`) });
  // The gallery of components is for those who work on them; a build never has it.
  if (process.env.gatsby_executing_command === "develop")
    args.actions.createPage({ path: siteFiles.kit, component: path.resolve("src/templates/kit.tsx"), context: {} });
}) satisfies GatsbyNode["createPages"];
