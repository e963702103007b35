/** Sources `content/` into Gatsby. If the content has problems, reports all of them and sources nothing. */
import { watch } from "chokidar";
import type { GatsbyNode, Reporter } from "gatsby";
import { buildTime } from "../content/shared/calendar";
import { dayIn } from "../content/format/dates";
import { whyHidden } from "../content/entries/drafts";
import { loadLanguages } from "../content/load/languages";
import { withPictures } from "../content/load/check-pictures";
import { ContentError } from "../content/check/problems";
import type { Content } from "../content/schema";
import { buildLanguages } from "./build-content";
import { contentNodes } from "./content-nodes";
import { setContentState } from "./content-problems";
import { contentDirectory, hostingFile } from "../content/load/content-directory";

const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop";

/** Loads the content of all languages. If it is invalid, a build fails, and `develop` reports the problems and returns undefined. */
const load = async (reporter: Reporter): Promise<readonly Content[] | undefined> => {
  try {
    const root = contentDirectory();
    // A build has checked its pictures before Gatsby started.
    const languages = isDevelop() ? await withPictures(root, () => loadLanguages(root, { drafts: true })) : buildLanguages();
    const contents = Object.values(languages);
    setContentState({ problems: "", hidden: whyHidden(contents, dayIn(languages.en.business.timeZone, buildTime())) });
    return contents;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    setContentState({ problems: error.message });
    if (isDevelop()) reporter.error(error.message);
    else reporter.panic(error.message);
    return undefined;
  }
};

/** Delay in milliseconds that lets a text editor finish writing a file. */
const SETTLE_MS = 50;

/**
 * In `develop`, sources the content again after each change. Emits the same event as Gatsby's refresh endpoint, because that event makes
 * queries wait for all nodes. Otherwise, a query could read a node before gatsby-transformer-remark has processed it. In Gatsby,
 * `default-site-plugin` is the site itself.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ emitter }) => {
  if (!isDevelop()) return;
  // Wait for the first compilation: before then, the event would make Gatsby start a second server.
  const started = new Promise((resolve) => emitter.on("COMPILATION_DONE", resolve));
  let timer: NodeJS.Timeout | undefined;
  const reload = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => emitter.emit("WEBHOOK_RECEIVED", { pluginName: "default-site-plugin" }), SETTLE_MS);
  };
  watch([contentDirectory(), hostingFile()], { ignoreInitial: true }).on("all", () => void started.then(reload));
};

/** Ids of the nodes that the last run of `sourceNodes` created. */
let ids: ReadonlySet<string> = new Set();

/** Creates nodes for all content. If the content is invalid, a build fails, and `develop` keeps the previous nodes. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({ actions, getNode, reporter }) => {
  const contents = await load(reporter);
  if (!contents) return;
  const previous = ids;
  const nodes = contents.flatMap(contentNodes);
  ids = new Set(nodes.map(({ id }) => id));
  for (const node of nodes) void actions.createNode(node);
  // Delete outdated nodes here, because Gatsby deletes them only at startup.
  for (const id of previous) {
    const node = ids.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
};
