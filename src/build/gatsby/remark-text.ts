/** Runs our markdown plugins in gatsby-transformer-remark. plugins/gatsby-remark-site-text loads this file. */
import type { Root } from "mdast";
import { PAGE_PLUGINS } from "../../content/markdown/plugins";
import { linkIn, type Language } from "../../content/shared/languages";
import { required } from "../../content/shared/required";
import { nodeId, type SettingsNode } from "./content-nodes";

/** The gatsby-transformer-remark arguments used here. */
interface RemarkArgs {
  readonly markdownAST: Root;
  readonly markdownNode: { readonly parent: string };
  readonly getNode: (id: string) => object | undefined;
}

/** Changes an entry's markdown tree with our plugins, in the entry's language. */
export const remarkText = ({ markdownAST, markdownNode, getNode }: RemarkArgs): void => {
  const { lang } = required(getNode(markdownNode.parent), "The entry of a text") as { readonly lang: Language }; // parents are entries
  const { paths, value } = required(getNode(nodeId(lang, "Settings")), `The settings in ${lang}`) as SettingsNode;
  const links = { linkTo: (to: string) => linkIn(lang, (path) => paths.includes(path), to), note: value.words.lists.english };
  for (const plugin of PAGE_PLUGINS) plugin(markdownAST, links);
};
