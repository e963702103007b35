/** What plugins/gatsby-remark-site-text does to the markdown tree of each text. */
import type { Root } from "mdast";
import { PAGE_PLUGINS } from "../../content/markdown/plugins";
import { linkIn, type Language } from "../../content/shared/languages";
import { required } from "../../content/shared/required";
import type { Settings } from "../../content/settings";
import { nodeId } from "./node-id";

/** What gatsby-transformer-remark gives its plugins, as far as it is used here. */
interface RemarkArgs {
  readonly markdownAST: Root;
  readonly markdownNode: { readonly parent: string };
  readonly getNode: (id: string) => object | undefined;
}

/** The node of the settings, as far as it is used here (content-nodes.ts). */
interface SettingsNode {
  readonly paths: readonly string[];
  readonly value: Settings;
}

/** Runs the plugins of a page on a text, in the language of the entry that it belongs to. */
export const remarkText = ({ markdownAST, markdownNode, getNode }: RemarkArgs): void => {
  const { lang } = required(getNode(markdownNode.parent), "The entry of a text") as { readonly lang: Language }; // only entries have texts
  const { paths, value } = required(getNode(nodeId(lang, "Settings")), `The settings in ${lang}`) as SettingsNode;
  const links = { linkTo: (to: string) => linkIn(lang, (path) => paths.includes(path), to), note: value.words.lists.english };
  for (const plugin of PAGE_PLUGINS) plugin(markdownAST, links);
};
