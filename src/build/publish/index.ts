/**
 * Makes the published folder out of what Gatsby built.
 *
 * Gatsby writes `public/` and works in it: `develop` and broken builds leave their traces there. What visitors get is
 * `dist/`: made in a staging folder, finished, and swapped in whole, so that a build that fails leaves the last good site as it was.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { writeAdmin } from "../../cms/write-admin";
import { translationsIn, type Languages } from "../../content/languages";
import type { Content } from "../../content/schema";
import { writeWorkerFiles } from "../../worker/build";
import { buildId, countPages, siteDigest, type BuildSource } from "./build-id";
import type { Host } from "./host/hosts";
import { filesBelow } from "./files";
import { writeHostFiles } from "./host-files";
import { writeIcons } from "./icons";
import { mirrorAssets, projectStaticFiles } from "./mirror";
import { htmlFile, staticFilesIn } from "./page-files";
import { bringPages, checkWhole, readPages } from "./pages";
import { publishPictures } from "./pictures";
import { redirectFiles, writeRedirectPages } from "./redirect-pages";
import { publishSharePictures } from "./share";
import { newStaging, recoverSwap, swapIn } from "./swap";
import { writeTexts } from "./texts";

interface FinishOptions {
  /** Gatsby's folder. */
  readonly from: string;
  /** Gatsby's cache folder; the names of the scripts of the last build are kept there. */
  readonly cache: string;
  /** The published folder. */
  readonly to: string;
  /** Addresses of all pages. Gatsby's folder cannot tell: it keeps data of pages that are gone. */
  readonly pages: readonly string[];
  readonly content: Content;
  /** That and its translations, for the editor. */
  readonly languages: Languages;
  /** The folder `content/`, for the pictures. */
  readonly contentRoot: string;
  readonly host: Host;
  /** Whether search engines are to leave the whole site out. */
  readonly isPreview: boolean;
  /** From what the build was made. */
  readonly source: BuildSource;
}

const isScript = (file: string): boolean => file.endsWith(".js");

const SCRIPTS = "published-scripts.txt";
const BUILD_ID = "build.json";

/** Keeps the scripts of the last build for who has one of its pages open. Those of the build before it go. */
const keepScripts = async (record: string, previous: string, staging: string): Promise<void> => {
  const scripts = existsSync(record) ? await readFile(record, "utf8") : "";
  for (const file of scripts.split("\n").filter(isScript)) {
    const [source, target] = [path.join(previous, file), path.join(staging, file)];
    if (existsSync(source) && !existsSync(target)) await copyFile(source, target);
  }
};

/** Brings Gatsby's own files into a folder and lists the scripts among them. */
const bringGatsbyBuild = async (staging: string, { from, cache, to, pages: addresses }: FinishOptions): Promise<readonly string[]> => {
  const pages = [...addresses].sort();
  const loadedBy = bringPages(from, staging, pages);
  // Scripts name others.
  for (const file of [...loadedBy.keys()].filter(isScript))
    for (const name of staticFilesIn(await readFile(path.join(from, file), "utf8"))) loadedBy.set(name, file);
  mirrorAssets(from, staging, { loadedBy, staticFiles: projectStaticFiles("static"), pages: new Set(pages.map(htmlFile)) });
  await keepScripts(path.join(cache, SCRIPTS), to, staging);
  return [...loadedBy.keys()].filter(isScript);
};

/**
 * Checks the finished pages and writes what the host and the owner want to know about them.
 *
 * @returns all files of the folder
 */
const addHostFiles = async (folder: string, options: FinishOptions): Promise<readonly string[]> => {
  const { source, host, isPreview, content, languages } = options;
  const translations = translationsIn(languages);
  const files = filesBelow(folder);
  const pages = readPages(folder, files);
  checkWhole(pages, files);
  const rules = await writeHostFiles({ folder, host, isPreview, content, translations, files, pages });
  const digest = siteDigest(folder, [...files, ...rules]);
  const moved = redirectFiles(content, translations);
  const own = files.filter((file) => !moved.has(file));
  await writeFile(path.join(folder, BUILD_ID), buildId(source, { pages: countPages(own), digest }));
  return [...files, ...rules, BUILD_ID];
};

/**
 * Finishes a build and publishes it. Running it twice gives the same folder, but for scripts that only the build before had: they stay for
 * one build.
 *
 * @throws PublishError when the result must not be published; then the published folder is as it was
 */
export const finish = async (options: FinishOptions): Promise<void> => {
  const { cache, to, content, languages, contentRoot } = options;
  const translations = translationsIn(languages);
  await recoverSwap(to);
  const staging = await newStaging(to);
  const scripts = await bringGatsbyBuild(staging, options);
  await publishPictures(content, contentRoot, staging);
  for (const one of [content, ...translations]) await publishSharePictures(one, contentRoot, staging);
  await writeRedirectPages(content, staging, translations);
  await writeIcons(content, staging);
  for (const one of [content, ...translations]) await writeTexts(one, staging);
  await writeAdmin({ ...languages, en: content }, staging);
  await writeWorkerFiles(content, staging, options.host);
  const files = await addHostFiles(staging, options);
  await swapIn(staging, to, files);
  await writeFile(path.join(cache, SCRIPTS), scripts.join("\n"));
};
