/** Sources `content/` into Gatsby. With any problem, sources nothing and reports all problems. */
import { watch } from "chokidar";
import type { GatsbyNode, NodePluginArgs, Reporter } from "gatsby";
import { buildTime } from "../../content/shared/calendar";
import { dayIn } from "../../content/format/dates";
import { whyHidden } from "../../content/drafts";
import { loadLanguages } from "../../content/languages";
import { ContentError } from "../../content/problems";
import type { Content } from "../../content/schema";
import { buildLanguages } from "./build-content";
import { contentNodes } from "./content-nodes";
import { setContentState } from "./content-problems";
import { contentDirectory } from "./content-directory";

/** Time to wait until an editor has finished writing, in milliseconds. */
const SETTLE_MS = 50;

const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop";

const load = (reporter: Reporter): readonly Content[] | undefined => {
  try {
    const languages = isDevelop() ? loadLanguages(contentDirectory(), { drafts: true }) : buildLanguages();
    setContentState({ problems: "", hidden: whyHidden(languages.en, dayIn(languages.en.business.timeZone, buildTime())) });
    return Object.values(languages);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    setContentState({ problems: error.message });
    if (isDevelop()) reporter.error(error.message);
    else reporter.panic(error.message);
    return undefined;
  }
};

const replaceNodes = (
  { actions, getNode }: NodePluginArgs,
  contents: readonly Content[],
  previous: ReadonlySet<string>,
): ReadonlySet<string> => {
  const nodes = contents.flatMap(contentNodes);
  const ids = new Set(nodes.map(({ id }) => id));
  for (const node of nodes) void actions.createNode(node);
  for (const id of previous) {
    const node = ids.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
  return ids;
};

/** Creates a node for every entry, in `develop` again at each change. Invalid content leaves the nodes unchanged, and fails a build. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  let ids: ReadonlySet<string> = new Set();
  const reload = () => {
    const contents = load(args.reporter);
    if (contents) ids = replaceNodes(args, contents, ids);
  };
  reload();
  if (!isDevelop()) return;
  let timer: NodeJS.Timeout | undefined;
  watch(contentDirectory(), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(reload, SETTLE_MS);
  });
};
