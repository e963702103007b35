/** What every page is made of besides its own content. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";
import customProperties from "postcss-custom-properties";
import { ISLANDS, isWaiting, type IslandName } from "../../client/islands/islands";
import { buildTime } from "../../content/shared/calendar";
import type { Language } from "../../content/shared/languages";
import { routes } from "../../content/shared/routes";
import { dayIn } from "../../content/format/dates";
import { toastStyleHashes } from "../policy/toast-style-hashes";
import { bundleCall } from "../publish/bundle-script";
import { ISLAND_ENTRY, readEntries } from "../publish/gatsby-build";
import { PAGE_SCRIPT, printFile, scriptFile, WAITING_SCRIPT } from "../publish/hashed-files";
import { HASHED_FOLDER, isScript } from "../publish/page-files";
import { buildContent, buildLanguages } from "./build-content";
import { analytics, analyticsVendor, type Analytics } from "../analytics/vendor";
import type { Sheets } from "./page-styles";
import { splitPrint } from "./print-styles";

/** Gatsby's renderer is compiled with it: so Gatsby makes every page anew when a part of it changes. */
export interface PageBuild {
  /** Address of the script that comes beside all pages. */
  readonly script: string;
  /** Address of the script that comes beside pages with an island that waits for a gesture. */
  readonly waiting: string;
  /** The style sheets of which each page gets its own part. */
  readonly styles: Sheets;
  /** Address of the style sheet for print. */
  readonly printStyles: string;
  /** Code of the inline script that a page with an island has, by the island's name. Those that wait for a gesture need none. */
  readonly byIsland: Readonly<Partial<Record<IslandName, string>>>;
  /** Code of the inline script that a page has for itself, by its path. */
  readonly byPage: Readonly<Record<string, string>>;
  /** `style-src` sources under which the quote form's toast adds its styles. */
  readonly toastStyles: readonly string[];
  /** What readers call the feed, in the languages that have one. */
  readonly feedTitles: Readonly<Partial<Record<Language, string>>>;
  /** Where the quote form is sent, if anywhere. */
  readonly endpoint?: string | undefined;
  /** Whether the form asks Cloudflare that a person sends it. */
  readonly hasTurnstile: boolean;
  /** What counts visits, if anything does. */
  readonly analytics?: Analytics | undefined;
  /** The year below each page. Nothing reads it here: it makes every page anew in January. */
  readonly year: string;
}

type Entries = ReturnType<typeof readEntries>;

/**
 * Reads the style sheets of a build.
 *
 * @throws when Gatsby no longer gathers all styles of the site in one, or a `var()` has a fallback
 */
const sheets = async (folder: string, entries: Entries): Promise<Sheets> => {
  const files = [...new Set([...entries.values()].flat().filter((file) => file.endsWith(".css")))];
  const codes = await Promise.all(
    files.map(async (file) => [path.basename(file).replace(/\..*/, ""), await readFile(path.join(folder, file), "utf8")] as const),
  );
  const { styles: site, ...others } = Object.fromEntries(codes);
  if (site === undefined) throw new Error(`expected a style sheet ${HASHED_FOLDER}/styles.*.css, found ${files.join(", ")}`);
  if (/var\(--[\w-]+\s*,/.test(site))
    throw new Error(
      "A fallback in var() would be taken for the value; give the default in :is(:root) in src/components/styles/tokens.css.",
    );
  // Values of tokens that never change stand where they are used: a twentieth of a compressed page would be their names.
  const { css } = await postcss([customProperties({ preserve: false })]).process(site, { from: undefined });
  const { screen, print } = splitPrint(css);
  return {
    site: screen,
    print,
    byIsland: Object.fromEntries(Object.entries(others).map(([name, code]) => [name.replace(ISLAND_ENTRY, ""), code])),
  };
};

/** Bundles the scripts of islands: those that stand in pages, and the one that comes beside them for islands that wait. */
const islandScripts = async (entries: Entries): Promise<{ readonly inline: PageBuild["byIsland"]; readonly waiting: string }> => {
  const filesOf = (name: IslandName): readonly string[] => {
    const files = entries.get(`${ISLAND_ENTRY}${name}`);
    if (!files) throw new Error(`webpack.stats.json: expected an entry for the island ${name}, found ${[...entries.keys()].join(", ")}`);
    return files.filter(isScript).map((file) => `/${file}`);
  };
  const inline = await Promise.all(
    ISLANDS.map(async ({ name, starts }) =>
      starts === "on-interaction"
        ? []
        : [[name, await bundleCall(starts.script, starts.call, `${starts.on}, ${JSON.stringify(filesOf(name))}`)] as const],
    ),
  );
  const waiting = Object.fromEntries(ISLANDS.flatMap(({ name }) => (isWaiting(name) ? [[name, filesOf(name)]] : [])));
  return {
    inline: Object.fromEntries(inline.flat()),
    waiting: await bundleCall("src/client/islands/on-interaction", "startOnInteraction", `document, ${JSON.stringify(waiting)}`),
  };
};

/**
 * Gathers it from the browser's half of a build in a folder, which is there before the renderer is compiled, and writes the scripts
 * that come beside pages into that folder.
 */
export const pageBuild = async (folder: string): Promise<PageBuild> => {
  const entries = readEntries(folder);
  const islands = await islandScripts(entries);
  const beside = scriptFile(PAGE_SCRIPT, await bundleCall("src/client/index", "startPage", "window"));
  const waiting = scriptFile(WAITING_SCRIPT, islands.waiting);
  await mkdir(path.join(folder, HASHED_FOLDER), { recursive: true });
  const styles = await sheets(folder, entries);
  const forPrint = printFile(styles.print);
  for (const { file, code } of [beside, waiting, forPrint]) await writeFile(path.join(folder, file), code);
  const { business } = buildContent();
  const languages = Object.values(buildLanguages());
  const { endpoint, requests } = business.delivery;
  return {
    script: `/${beside.file}`,
    waiting: `/${waiting.file}`,
    styles,
    printStyles: `/${forPrint.file}`,
    byIsland: islands.inline,
    byPage: { [routes.thankYou]: await bundleCall("src/quote/forget", "forgetDraft", "") },
    toastStyles: toastStyleHashes(),
    feedTitles: Object.fromEntries(
      languages.filter(({ translated }) => translated.includes("blogPage")).map(({ language, words }) => [language, words.posts.feed]),
    ),
    endpoint,
    hasTurnstile: requests?.turnstileSiteKey !== undefined,
    analytics: await analytics(analyticsVendor(business.measure, process.env)),
    year: dayIn(business.timeZone, buildTime()).slice(0, 4),
  };
};
