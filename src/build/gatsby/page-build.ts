/** Data that all pages share: scripts, styles and settings. */
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
import { HASHED_FOLDER, isScript, PAGE_SCRIPT, printFile, scriptFile, WAITING_SCRIPT } from "../publish/page-files";
import { buildContent, buildLanguages } from "./build-content";
import { analytics, analyticsVendor } from "../analytics/vendor";
import type { Sheets } from "./page-styles";
import { splitPrint } from "./print-styles";

/** Compiled into Gatsby's renderer, so that any change rebuilds all pages. */
export type PageBuild = Awaited<ReturnType<typeof pageBuild>>;

type Entries = ReturnType<typeof readEntries>;

/**
 * Reads the style sheets of a build.
 *
 * @throws if Gatsby does not bundle all styles in one file, or a `var()` has a fallback
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
      "The build would inline a fallback in var() as the value. Set the default in :is(:root) in src/components/styles/tokens.css.",
    );
  // Inline tokens that never change: their names would take 5% of a compressed page.
  const { css } = await postcss([customProperties({ preserve: false })]).process(site, { from: undefined });
  const { screen, print } = splitPrint(css);
  return {
    site: screen,
    print,
    byIsland: Object.fromEntries(Object.entries(others).map(([name, code]) => [name.replace(ISLAND_ENTRY, ""), code])),
  };
};

/** Bundles the islands' inline scripts, and the script that hydrates islands on interaction. */
const islandScripts = async (
  entries: Entries,
): Promise<{ readonly inline: Readonly<Partial<Record<IslandName, string>>>; readonly waiting: string }> => {
  const filesOf = (name: IslandName): readonly string[] => {
    const files = entries.get(`${ISLAND_ENTRY}${name}`);
    if (!files) throw new Error(`webpack.stats.json: expected an entry for the island ${name}, found ${[...entries.keys()].join(", ")}`);
    return files.filter(isScript).map((file) => `/${file}`);
  };
  const inline = await Promise.all(
    ISLANDS.map(async ({ name, folder, start }) =>
      start ? [[name, await bundleCall(`${folder}/inline-script`, start, `document, ${JSON.stringify(filesOf(name))}`)] as const] : [],
    ),
  );
  const waiting = Object.fromEntries(ISLANDS.flatMap(({ name }) => (isWaiting(name) ? [[name, filesOf(name)]] : [])));
  return {
    inline: Object.fromEntries(inline.flat()),
    waiting: await bundleCall("src/client/islands/on-interaction", "startOnInteraction", `document, ${JSON.stringify(waiting)}`),
  };
};

/**
 * Collects the shared data from the browser build in a folder, and writes the scripts of pages to that folder. Gatsby creates the browser
 * build before it compiles the renderer.
 */
export const pageBuild = async (folder: string) => {
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
    /** URL of the script of all pages. */
    script: `/${beside.file}`,
    /** URL of the script of pages with an island that is hydrated on interaction. */
    waiting: `/${waiting.file}`,
    /** All styles; each page gets only those it uses. */
    styles,
    /** URL of the print style sheet. */
    printStyles: `/${forPrint.file}`,
    /** Inline scripts by island. Islands that are hydrated on interaction have none. */
    byIsland: islands.inline,
    /** Inline scripts of single pages, by path. */
    byPage: { [routes.thankYou]: await bundleCall("src/quote/draft", "clearDraft", "") } as Readonly<Partial<Record<string, string>>>,
    /** `style-src` sources of the styles that the quote form's toast adds. */
    toastStyles: toastStyleHashes(),
    /** Titles of the feed, by language. */
    feedTitles: Object.fromEntries(
      languages.filter(({ translated }) => translated.includes("blogPage")).map(({ language, words }) => [language, words.posts.feed]),
    ) as Readonly<Partial<Record<Language, string>>>,
    /** Endpoint of the quote form, if any. */
    endpoint,
    /** Whether the form uses Cloudflare Turnstile. */
    hasTurnstile: requests?.turnstileSiteKey !== undefined,
    /** The analytics service, if any. */
    analytics: await analytics(analyticsVendor(business.measure, process.env)),
    /** The year in the footer. Unused here, but it rebuilds every page in January. */
    year: dayIn(business.timeZone, buildTime()).slice(0, 4),
  };
};
