/** Publishes Gatsby's output. Builds `dist/` in a staging folder and swaps it in, so a failed build does not affect the last good site. */
import { existsSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { backendFrom } from "../../cms/backend";
import { writeAdmin } from "../../cms/write-admin";
import { translationsIn, type Languages } from "../../content/languages";
import type { Content } from "../../content/schema";
import { writeWorkerFiles } from "./host/worker-files";
import { BUILD_ID, buildId, type BuildSource } from "./build-id";
import { copyBuild } from "./copy";
import { filesBelow } from "./page-files";
import type { Host } from "./host/hosts";
import { writeHostFiles } from "./host-files";
import { publishPictures, publishSharePictures } from "./pictures";
import { redirectFiles, writeRedirectPages } from "./redirect-pages";
import { newStaging, recoverSwap, swapIn } from "./swap";
import { writeTexts, writeManifest } from "./texts";

interface FinishOptions {
  /** Gatsby's folder. */
  readonly from: string;
  /** Gatsby's cache folder, which also has the script names of the last build. */
  readonly cache: string;
  /** The published folder. */
  readonly to: string;
  /** Paths of all pages. Gatsby's folder may also have data of deleted pages. */
  readonly pages: readonly string[];
  readonly content: Content;
  /** The content and its translations, for the editor. */
  readonly languages: Languages;
  /** The folder `content/`, for pictures. */
  readonly contentRoot: string;
  readonly host: Host;
  /** Whether search engines must not index the site. */
  readonly isPreview: boolean;
  /** The source of the build. */
  readonly source: BuildSource;
}

/**
 * Copies the last build's scripts, because visitors may have its pages open. Drops older ones.
 *
 * @param record file that lists the scripts of the last build
 */
const keepScripts = async (record: string, previous: string, staging: string): Promise<void> => {
  const scripts = existsSync(record) ? (await readFile(record, "utf8")).split("\n").filter(Boolean) : [];
  for (const file of scripts) {
    const [source, target] = [path.join(previous, file), path.join(staging, file)];
    if (existsSync(source) && !existsSync(target)) await copyFile(source, target);
  }
};

/**
 * Finishes a build and publishes it. Running it twice results in the same folder, except for scripts of the last build.
 *
 * @throws PublishError if the result must not be published; the published folder is then unchanged
 */
export const finish = async (options: FinishOptions): Promise<void> => {
  const { from, cache, to, content, languages, contentRoot, host, isPreview, source } = options;
  const translations = translationsIn(languages);
  const all = [content, ...translations];
  const record = path.join(cache, "published-scripts.txt");
  await recoverSwap(to);
  const staging = await newStaging(to);

  const scripts = copyBuild({ from, pages: [...options.pages].sort(), staticFolder: "static" }, staging);
  await keepScripts(record, to, staging);
  await publishPictures([content, ...translations], contentRoot, staging, backendFrom(process.env, content.business) !== undefined);
  await publishSharePictures(all, contentRoot, staging);
  await writeRedirectPages(content, staging, translations);
  await writeManifest(content, staging);
  for (const each of all) await writeTexts(each, staging);
  await writeAdmin({ ...languages, en: content }, staging);
  await writeWorkerFiles(content, staging, host);

  await writeHostFiles(staging, filesBelow(staging), { host, isPreview, content, translations });
  await writeFile(path.join(staging, BUILD_ID), buildId(source, staging, redirectFiles(content, translations)));

  await swapIn(staging, to);
  await writeFile(record, scripts.join("\n"));
};
