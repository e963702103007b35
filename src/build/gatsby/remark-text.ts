/** Transforms the markdown tree of each text, for plugins/gatsby-remark-site-text. */
import type { Root } from "mdast";
import { PAGE_PLUGINS } from "../../content/markdown/plugins";
import { linkIn, type Language } from "../../content/shared/languages";
import { required } from "../../content/shared/required";
import { nodeId, type SettingsNode } from "./content-nodes";

/** The arguments from gatsby-transformer-remark that are used here. */
interface RemarkArgs {
  readonly markdownAST: Root;
  readonly markdownNode: { readonly parent: string };
  readonly getNode: (id: string) => object | undefined;
}

/** Runs our markdown plugins on a text, in the language of its entry. */
export const remarkText = ({ markdownAST, markdownNode, getNode }: RemarkArgs): void => {
  const { lang } = required(getNode(markdownNode.parent), "The entry of a text") as { readonly lang: Language }; // only entries have texts
  const { paths, value } = required(getNode(nodeId(lang, "Settings")), `The settings in ${lang}`) as SettingsNode;
  const links = { linkTo: (to: string) => linkIn(lang, (path) => paths.includes(path), to), note: value.words.lists.english };
  for (const plugin of PAGE_PLUGINS) plugin(markdownAST, links);
};
