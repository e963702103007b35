/** Asks for every entry's address and hands the page-makers' answers to Gatsby. */
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { Addressed, PageInput } from "./page-input";
import { locationPages } from "./pages/locations";
import { postPages } from "./pages/posts";
import { servicePages } from "./pages/services";

interface Addresses {
  readonly services: { readonly nodes: readonly Addressed[] };
  readonly locations: { readonly nodes: readonly Addressed[] };
  readonly posts: { readonly nodes: readonly Addressed[] };
}

const ADDRESSES = `
  query Addresses {
    services: allService { nodes { slug path } }
    locations: allLocation { nodes { slug path } }
    posts: allPost { nodes { slug path } }
  }
`;

const pagesOf = ({ services, locations, posts }: Addresses): readonly PageInput[] => [
  ...servicePages(services.nodes),
  ...locationPages(locations.nodes),
  ...postPages(posts.nodes),
];

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }: CreatePagesArgs) => {
  const { data, errors } = await graphql<Addresses>(ADDRESSES);
  if (errors || !data) {
    reporter.panic("The addresses of the pages could not be read", errors);
    return;
  }
  for (const { template, ...page } of pagesOf(data)) {
    actions.createPage({ ...page, component: path.resolve(`src/templates/${template}.tsx`) });
  }
};
