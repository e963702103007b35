/** Runs our markdown plugins in gatsby-transformer-remark. plugins/gatsby-remark-site-text loads this file. */
import type { Root } from "mdast";
import { sourcesIn } from "../content/entries/page-links";
import { PAGE_PLUGINS } from "../content/markdown/plugins";
import type { Entry, FolderName } from "../content/schema";
import { linkIn, type Language } from "../content/shared/languages";
import { required } from "../content/shared/required";
import { nodeId, type SettingsNode } from "./content-nodes";

/** The gatsby-transformer-remark arguments that are used here. */
interface RemarkArgs {
  readonly markdownAST: Root;
  readonly markdownNode: { readonly parent: string };
  readonly getNode: (id: string) => object | undefined;
}

/** Applies our plugins to an entry's markdown tree, using the settings for the entry's language. */
export const remarkText = ({ markdownAST, markdownNode, getNode }: RemarkArgs): void => {
  // Safe casts: the parent of a markdown node is an entry, and `nodeId` returns the id of a Settings node.
  const parent = required(getNode(markdownNode.parent), "The parent entry of a markdown node");
  const { lang, sources } = parent as { readonly lang: Language } & Pick<Entry<FolderName>, "sources">;
  const { paths, value } = required(getNode(nodeId(lang, "Settings")), `The Settings node for "${lang}"`) as SettingsNode;
  const links = {
    linkTo: (to: string) => linkIn(lang, (path) => paths.includes(path), to),
    note: value.words.lists.english,
    siteUrl: value.business.siteUrl,
    ...sourcesIn(value, { sources }, lang),
  };
  for (const plugin of PAGE_PLUGINS) plugin(markdownAST, links);
};
