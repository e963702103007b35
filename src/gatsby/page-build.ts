/** What every page is made of besides its own content. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { routes, SAVED_POST_ROUTE } from "../content/routes";
import { dayIn } from "../format/dates";
import { toastStyleHashes } from "../policy/toast-style-hashes";
import { readBundles, readGatsbyBuild } from "../publish/gatsby-build";
import { bundleScript } from "../publish/bundle-script";
import { PAGE_SCRIPT, printFileOf, scriptFile } from "../publish/hashed-files";
import { startScript } from "../publish/start-script";
import { buildContent } from "./build-content";
import { counting, countingWay, type Counting } from "./counting";

/** Gatsby's renderer is compiled with it: so Gatsby makes every page anew when a part of it changes. */
export interface PageBuild {
  /** Code of the inline script that all pages have. */
  readonly code: string;
  /** Address of the script that comes beside all pages. */
  readonly script: string;
  /** Address of the style sheet for print. */
  readonly printStyles: string;
  /** Code of the inline script that a page has besides, by its path. */
  readonly own: Readonly<Record<string, string>>;
  /** The scripts that a page's component needs, by the name of its chunk, as they lie in the folder. */
  readonly byComponent: Readonly<Record<string, readonly string[]>>;
  /** `style-src` sources of what is styled after the page has come. */
  readonly laterStyles: readonly string[];
  /** What readers call the feed. */
  readonly feedTitle: string;
  /** Where the quote form is sent, if anywhere. */
  readonly endpoint?: string | undefined;
  /** Whether the form asks Cloudflare that a person sends it. */
  readonly hasTurnstile: boolean;
  /** What counts visits, if anything does. */
  readonly counting?: Counting | undefined;
  /** The year below each page. Nothing reads it here: it makes every page anew in January. */
  readonly year: string;
}

/**
 * Gathers it from the browser's half of a build in a folder, which is there before the renderer is compiled, and writes the scripts
 * of every page beside those of that half.
 */
export const pageBuild = async (folder: string): Promise<PageBuild> => {
  const build = readGatsbyBuild(folder);
  const start = startScript(build);
  const beside = scriptFile(PAGE_SCRIPT, await bundleScript("src/page-script/index.ts"));
  for (const { file, code } of [start, beside]) await writeFile(path.join(folder, file), code);
  const { business, words } = buildContent();
  const { endpoint, requests } = business.delivery;
  const scripts = [start.file, ...build.entry].map((file) => `/${file}`);
  return {
    code: await bundleScript("src/page-script/inline.ts", { APP_SCRIPTS: JSON.stringify(scripts) }),
    script: `/${beside.file}`,
    printStyles: `/${printFileOf(readBundles(".cache"))}`,
    own: {
      [routes.blog]: await bundleScript("src/blog/at-once/list.ts"),
      [SAVED_POST_ROUTE]: await bundleScript("src/blog/at-once/post.ts"),
    },
    byComponent: build.byComponent,
    laterStyles: toastStyleHashes(),
    feedTitle: words.posts.feed,
    endpoint,
    hasTurnstile: requests?.turnstileSiteKey !== undefined,
    counting: await counting(countingWay(business.measure, process.env), folder),
    year: dayIn(business.timeZone, new Date()).slice(0, 4),
  };
};
