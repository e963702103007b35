/** Data that all pages share: scripts, styles and settings. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ISLANDS, type IslandName } from "../client/islands/islands";
import type { Language } from "../content/shared/languages";
import { routes } from "../content/shared/routes";
import { toastStyleHashes } from "../policy/toast-style-hashes";
import { bundleCall } from "../publish/bundle-script";
import { EDITS_SCRIPT, hashedFile, isScript, PAGE_SCRIPT, POST_SCRIPT, WAITING_SCRIPT } from "../publish/page-files";
import { buildLanguages } from "./build-content";
import { analyticsScript } from "../publish/analytics/service";
import { inlineVariables } from "./inline-variables";
import { ISLAND_ENTRY } from "./island-entries";
import type { Sheets } from "./page-styles";
import { splitPrint } from "./print-styles";

/** Data for all pages. It is compiled into Gatsby's renderer, so any change to it rebuilds all pages. */
export type PageBuild = Awaited<ReturnType<typeof pageBuild>>;

/** Files of each named chunk group in the browser compilation: Gatsby's app, its page chunks and the islands. */
type ChunkGroups = ReadonlyMap<string, readonly string[]>;

/** The part of webpack's stats used here. */
interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

const readChunkGroups = async (folder: string): Promise<ChunkGroups> => {
  const { namedChunkGroups } = JSON.parse(await readFile(path.join(folder, "webpack.stats.json"), "utf8")) as Stats;
  return new Map(Object.entries(namedChunkGroups).map(([name, { assets }]) => [name, assets.map((asset) => asset.name)]));
};

/**
 * Loads a build's style sheets and separates the print styles.
 *
 * @throws if there is no site-wide style sheet
 */
const readSheets = async (folder: string, groups: ChunkGroups): Promise<Sheets> => {
  const files = [...new Set([...groups.values()].flat().filter((file) => file.endsWith(".css")))];
  /** Returns the name of a style sheet without its hash: `styles`, Gatsby's single sheet for all pages, or an island's name. */
  const nameOf = (file: string): string => file.replace(ISLAND_ENTRY, "").replace(/\..*/, "");
  const codes = await Promise.all(files.map(async (file) => [nameOf(file), await readFile(path.join(folder, file), "utf8")] as const));
  const { styles, ...byIsland } = Object.fromEntries(codes);
  if (styles === undefined) throw new Error(`expected a style sheet named styles.*.css, found ${files.join(", ")}`);
  const { screen, print } = splitPrint(inlineVariables(styles));
  return { site: screen, print, byIsland };
};

/** Bundles the islands' inline scripts, and the script that hydrates islands on interaction. */
const islandScripts = async (groups: ChunkGroups) => {
  const inline: Partial<Record<IslandName, string>> = {};
  const onInteraction: Partial<Record<IslandName, readonly string[]>> = {};
  for (const { name, folder, start } of ISLANDS) {
    const files = (groups.get(`${ISLAND_ENTRY}${name}`) ?? []).filter(isScript).map((file) => `/${file}`);
    if (start) inline[name] = await bundleCall(`${folder}/inline-script`, start, `document, ${JSON.stringify(files)}`);
    else onInteraction[name] = files;
  }
  const code = await bundleCall("src/client/islands/on-interaction", "startOnInteraction", `document, ${JSON.stringify(onInteraction)}`);
  return { inline, onInteraction: code };
};

/**
 * Returns the data for all pages, and writes the pages' scripts and print styles to `folder`, which must contain the browser build. Gatsby
 * finishes that build before it compiles the renderer.
 */
export const pageBuild = async (folder: string) => {
  /** Writes a file with a hash in its name, and returns its URL. */
  const write = async (name: string, code: string): Promise<string> => {
    const file = hashedFile(name, code);
    await writeFile(path.join(folder, file), code);
    return `/${file}`;
  };
  const groups = await readChunkGroups(folder);
  const islands = await islandScripts(groups);
  const styles = await readSheets(folder, groups);
  const languages = buildLanguages();
  const { hosting } = languages.en;
  const blogs = Object.values(languages).filter(({ ownFiles }) => ownFiles.includes("blogPage"));
  const edits = await write(`${EDITS_SCRIPT}.js`, await bundleCall("src/blog/edits/show-edits", "showEdits", "document"));
  const { endpoint, requests } = hosting.delivery;
  return {
    /** URL of the script that every page loads. */
    script: await write(`${PAGE_SCRIPT}.js`, await bundleCall("src/client/index", "startPage", "window")),
    /** URL of the script for pages with an island that is hydrated on interaction. */
    onInteraction: await write(`${WAITING_SCRIPT}.js`, islands.onInteraction),
    /** All styles. page-styles.ts reduces them for each page. */
    styles,
    /** URL of the print style sheet. */
    printStyles: await write("print.css", styles.print),
    /** Inline scripts by island. Islands that are hydrated on interaction have no inline script. */
    inlineByIsland: islands.inline,
    /** URL of the script for built-in posts. Not inline, to keep the posts' HTML small. */
    onPosts: await write(
      `${POST_SCRIPT}.js`,
      await bundleCall("src/blog/edits/start-edits", "startEdits", `document, ${JSON.stringify(edits)}`),
    ),
    /** Inline scripts of individual pages, by path. */
    byPage: { [routes.thankYou]: await bundleCall("src/quote/draft", "clearDraft", "") } as Readonly<Partial<Record<string, string>>>,
    /** `style-src` sources for the styles that the quote form's toast adds. */
    toastStyles: toastStyleHashes(),
    /** Feed titles by language. */
    feedTitles: Object.fromEntries(blogs.map(({ language, words }) => [language, words.posts.feed])) as Readonly<
      Partial<Record<Language, string>>
    >,
    /** The quote form's endpoint, if any. */
    endpoint,
    /** Whether the form uses Cloudflare Turnstile. */
    hasTurnstile: requests?.turnstileSiteKey !== undefined,
    /** The analytics script, if any. */
    analytics: await analyticsScript(hosting.analytics),
  };
};
